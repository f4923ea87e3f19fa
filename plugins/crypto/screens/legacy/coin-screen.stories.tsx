import type { Meta, ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { expect, waitFor, within } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { longestText, offline } from '../../../../tests/kit/page-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { openAddress, openCoins } from './steps.fixture';

const meta = { title: 'Flows/crypto/legacy/coin' } satisfies Meta;
export default meta;

export const Filled: AppStory = appStory({
  design: 'legacy',
  prepare: openCoins,
  play: async ({ canvas }, { text, router }) => {
    await expect(router.path).toBe('/deposit/crypto');
    await expectVisible(canvas.findByRole('heading', { name: text('paymentGroup.crypto') }));
    await expect(canvas.getByRole('button', { name: /Tether/ })).toBeEnabled();
  },
});

/** The amount was asked before the method: what does not take it stands below, with the reason. */
export const AmountFirst: AppStory = appStory({
  design: 'legacy',
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

export const ToNetworks: AppStory = appStory({
  design: 'legacy',
  prepare: openCoins,
  play: async ({ canvas, userEvent }, { router }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Tether/ }));
    await expectVisible(canvas.findByRole('radio', { name: /TRON/ }));
    await waitFor(() => expect(router.path).toBe('/deposit/crypto/network'));
  },
});

const goBack = async ({ canvas, userEvent }: StoryContext<ReactRenderer>, { text }: StoryApp) => {
  await expectVisible(canvas.findByText(text('crypto:address.waiting')));
  await userEvent.click(canvas.getByRole('button', { name: text('header.back') }));
  return canvas.findByRole('button', { name: text('crypto:open.show') });
};

/** Back from the address, the list offers the address again. */
export const UnfinishedPayment: AppStory = appStory({
  design: 'legacy',
  prepare: (app) => openAddress(app, 'USDT', 'crypto_usdt_trc20'),
  play: async (context, app) => expectVisible(goBack(context, app)),
});

/** Shows the same address as before, without a second deposit. */
export const AddressShownAgain: AppStory = appStory({
  design: 'legacy',
  prepare: (app) => openAddress(app, 'USDT', 'crypto_usdt_trc20'),
  play: async (context, app) => {
    const { text, gateway } = app;
    const { canvas, userEvent } = context;
    await userEvent.click(await goBack(context, app));
    await expectVisible(canvas.findByText(text('crypto:address.waiting')));
    await expect(gateway.received.filter(({ type }) => type === 'BANKING:deposit-create')).toHaveLength(1);
  },
});

export const Offline: AppStory = offline({ design: 'legacy', prepare: openCoins });
export const LongestText: AppStory = longestText({ design: 'legacy', prepare: openCoins });
