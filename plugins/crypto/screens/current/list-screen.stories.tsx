import type { Meta, ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { expect, within } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { longestText, offline } from '../../../../tests/kit/page-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { catalogue, testMethod } from '../../../../tests/kit/story-catalogue';
import { getAddress, openList } from './steps.fixture';

const meta = { title: 'Flows/crypto/current/list' } satisfies Meta;
export default meta;

/** Each network of Tether is a button of its own. */
export const Filled: AppStory = appStory({
  prepare: openList,
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('paymentGroup.crypto') }));
    await expectVisible(canvas.findByRole('heading', { name: 'Tether' }));
    await expect(canvas.getByRole('button', { name: /Tether, TRON \(TRC-20\)/ })).toBeEnabled();
  },
});

/** The amount was asked before the method: what does not take it stands below, with the reason. */
export const AmountFirst: AppStory = appStory({
  host: { experiments: { first_step: 'amount' } },
  play: async ({ canvas, userEvent }, { text, money }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: text('amount.label') }), '12');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(text('paymentGroup.crypto')) }));
    const coins = within(await canvas.findByRole('list', { name: text('crypto:list.label') }));
    await expect(coins.getAllByRole('button').at(-1)).toHaveTextContent(
      `Bitcoin${text('amount.min', { amount: money(14) })}`,
    );
  },
});

export const ToAmount: AppStory = appStory({
  prepare: openList,
  play: async ({ canvas, userEvent }, { router }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Tether, TRON \(TRC-20\)/ }));
    await expectVisible(canvas.findByRole('heading', { name: 'Tether', level: 1 }));
    await expect(router.path).toBe('/deposit/crypto/amount');
  },
});

/** A single method with a field for its network looks the same as one method per network. */
export const NetworksOfOneMethod: AppStory = appStory({
  methods: [...catalogue, testMethod('crypto_usdc')],
  prepare: openList,
  play: async ({ canvas }) => {
    await expectVisible(canvas.findByRole('button', { name: /USD Coin, BNB Smart Chain \(BEP-20\)/ }));
  },
});

/** The group has only one method. */
export const OneCoin: AppStory = appStory({
  methods: catalogue.filter(({ method }) => method.name === 'crypto_btc'),
  prepare: openList,
  play: async ({ canvas }) => {
    await expectVisible(canvas.findByRole('button', { name: /Bitcoin/ }));
  },
});

const goBack = async ({ canvas, userEvent }: StoryContext<ReactRenderer>, { text }: StoryApp) => {
  await expectVisible(canvas.findByText(text('crypto:address.waiting')));
  await userEvent.click(canvas.getByRole('button', { name: text('header.back') }));
  return canvas.findByRole('button', { name: text('crypto:open.show') });
};

/** Back from the address, or after a reload, the list offers the address again. */
export const UnfinishedPayment: AppStory = appStory({
  prepare: (app) => getAddress(app, 'crypto_usdt_trc20'),
  play: async (context, app) => expectVisible(goBack(context, app)),
});

/** Shows the same address as before, without a second deposit. */
export const AddressShownAgain: AppStory = appStory({
  prepare: (app) => getAddress(app, 'crypto_usdt_trc20'),
  play: async (context, app) => {
    const { canvas, userEvent } = context;
    const { text, router, gateway } = app;
    await userEvent.click(await goBack(context, app));
    await expectVisible(canvas.findByText(text('crypto:address.waiting')));
    await expect(router.path).toBe('/deposit/crypto/address');
    await expect(gateway.received.filter(({ type }) => type === 'BANKING:deposit-create')).toHaveLength(1);
  },
});

export const Offline: AppStory = offline({ prepare: openList });
export const LongestText: AppStory = longestText({ prepare: openList });
