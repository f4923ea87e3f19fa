/** What the list, the form and the result show to a returning player: in both designs (see the legacy file). */
import type { Meta } from '@storybook/react-vite';
import { runInAction } from 'mobx';
import { expect, waitFor, within } from 'storybook/test';
import { appStory, type AppStory, type AppStoryOptions } from '../../../tests/kit/app-story';
import { expectVisible } from '../../../tests/kit/expect-visible';
import { catalogue, testMethod } from '../../../tests/kit/story-catalogue';
import { openMethod, payWith } from '../../../tests/kit/story-steps';
import { SavedAccounts } from '../../cashier/accounts/saved-accounts';
import { HostWord } from '../../cashier/submission/host-word';
import type { DeclineReason } from '../../contract/decline';
import type { MethodState } from '../../contract/method';

const meta = { title: 'Flows/player/current/second deposit' } satisfies Meta;
export default meta;

const card = testMethod('test_card');
const method = { ...card.method, hasAccounts: true };
const visa = { id: 'a-1', paymentMethod: 'test_card', label: 'Visa •••• 4242', isDefault: false };
const saved = {
  methods: [{ ...card, method }, testMethod('test_card_post')],
  standing: {
    recent: [{ name: 'test_card', amount: 37.5, currency: 'EUR', accountId: 'a-1', accountLabel: visa.label }],
    accounts: [visa],
  },
} satisfies AppStoryOptions;

const inState = (state: MethodState): AppStoryOptions => ({
  methods: [{ ...card, method: { ...method, state, usualSeconds: 120, fees: { EUR: { percent: 2 } } } }],
});

/** One tap opens the form with amount and account filled in; the next one pays. */
export const Again: AppStory = appStory({
  ...saved,
  play: async ({ canvas, userEvent }, { text, gateway }) => {
    const region = await canvas.findByRole('region', { name: text('list.again.deposit') });
    await expectVisible(canvas.findByText('Visa •••• 4242'));
    await userEvent.click(region.querySelector('button')!);
    await expect(await canvas.findByRole('textbox', { name: text('amount.label') })).toHaveValue('37,50');
    await userEvent.click(canvas.getByRole('button', { name: text('card-redirect:submit') }));
    await waitFor(() => expect(gateway.transactions.size).toBe(1));
    const create = gateway.received.find(({ type }) => type === 'BANKING:deposit-create');
    await expect(create?.data).toMatchObject({ accountId: 'a-1', amount: 37.5, fields: {} });
  },
});

/** The page around the cashier has its word, in its own words, before anything is sent. */
export const StoppedByHost: AppStory = appStory({
  ...saved,
  prepare: async (app) => {
    await openMethod(app, 'test_card');
    runInAction(() => {
      const [text, action] = [{ en: 'Verify your identity first.' }, { name: 'verify', label: { en: 'Verify now' } }];
      app.container.resolve(HostWord).refusal = {
        flow: 'deposit',
        methodName: 'test_card',
        text,
        action,
        isSilent: false,
      };
    });
  },
  play: async ({ canvas }, { text, gateway }) => {
    const dialog = await canvas.findByRole('dialog', { name: text('stopped.title') });
    await expect(dialog).toHaveTextContent('Verify your identity first.');
    await expect(within(dialog).getByRole('button', { name: 'Verify now' })).toBeVisible();
    await expect(gateway.transactions.size).toBe(0);
  },
});

/** Saved accounts: one is chosen, and forgetting it is confirmed first. */
export const Accounts: AppStory = appStory({
  ...saved,
  // The list loads the accounts before a form is opened.
  prepare: async (app) => {
    await app.container.resolve(SavedAccounts).load('deposit');
    await openMethod(app, 'test_card');
  },
  play: async ({ canvas, userEvent }, { text }) => {
    await expect(await canvas.findByRole('radio', { name: visa.label })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: text('player:account.manage') }));
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(text('player:account.forget')) }));
    await expect(await canvas.findByRole('dialog')).toHaveAccessibleName(
      text('player:account.forgetQuestion', { account: visa.label }),
    );
  },
});

export const SlowMethod: AppStory = appStory({
  ...inState({ level: 'slow' }),
  prepare: (app) => openMethod(app, 'test_card'),
  play: async ({ canvas, userEvent }, { text, money }) => {
    const amount = await canvas.findByRole('textbox', { name: text('amount.label') });
    await expectVisible(canvas.findByText(text('player:state.slow')));
    await expectVisible(canvas.getByText(text('player:state.usualMinutes', { count: 2 })));
    await userEvent.clear(amount);
    await userEvent.type(amount, '50');
    await expectVisible(canvas.findByText(new RegExp(text('player:cost.credited', { amount: money(49) }))));
  },
});

export const MethodDown: AppStory = appStory({
  ...inState({ level: 'down', reason: { en: 'Works at the bank' } }),
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('button', { name: /Works at the bank/ });
    await expect(tile).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A list of more than twenty methods has a search field. */
export const LongList: AppStory = appStory({
  methods: catalogue,
  play: async ({ canvas, userEvent }, { text }) => {
    const find = await canvas.findByRole('searchbox', { name: text('form.list.search') });
    await userEvent.type(find, 'pay');
    await expectVisible(canvas.findByRole('button', { name: /PayPal/ }));
    await expect(canvas.queryByRole('button', { name: /Sparkasse/ })).toBeNull();
    await userEvent.clear(find);
    await userEvent.type(find, 'zzz');
    await expectVisible(canvas.findByText(text('form.list.nothing')));
  },
});

const declined = (reason: DeclineReason): AppStory =>
  appStory({
    prepare: (app) => payWith(app, 'de_paypal', { amount: '50' }),
    play: async ({ canvas }, app) => {
      app.gateway.settleAll('mistaked', { reason, next: ['de_sparkasse'], isFinal: reason === 'risk' });
      const title = reason === 'expired' ? 'late' : 'title';
      await expectVisible(canvas.findByRole('heading', { name: app.text(`complete.deposit.mistaked.${title}`) }));
      await waitFor(() => expect(canvas.getByText(new RegExp(app.text(`player:decline.${reason}`)))).toBeVisible());
      const others = canvas.queryByRole('region', { name: app.text('player:decline.others.deposit') });
      if (reason === 'cancelled_by_player') await expect(others).toBeNull();
      else await expect(others).toHaveTextContent(/Sparkasse.*€50/);
    },
  });

export const DeclinedInsufficientFunds: AppStory = declined('insufficient_funds');
export const DeclinedByBank: AppStory = declined('declined_by_bank');
export const DeclinedAuthentication: AppStory = declined('authentication_failed');
export const DeclinedWrongDetails: AppStory = declined('wrong_details');
export const DeclinedLimit: AppStory = declined('limit_exceeded');
export const DeclinedExpired: AppStory = declined('expired');
export const DeclinedCancelled: AppStory = declined('cancelled_by_player');
export const DeclinedUnavailable: AppStory = declined('provider_unavailable');
export const DeclinedNotSupported: AppStory = declined('not_supported');
export const DeclinedRisk: AppStory = declined('risk');
export const DeclinedUnknown: AppStory = declined('unknown');
