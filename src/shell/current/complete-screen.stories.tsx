import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory, type AppStoryOptions } from '../../../tests/kit/app-story';
import { expectVisible } from '../../../tests/kit/expect-visible';
import { longestText, offline } from '../../../tests/kit/page-states';
import type { StoryApp } from '../../../tests/kit/story-app';
import { testMethod } from '../../../tests/kit/story-catalogue';
import { openedPage, payWith, withdrawWith } from '../../../tests/kit/story-steps';
import { CurrentTransaction, type Transaction } from '../../cashier/attempt/current-transaction';
import { PaymentWindow } from '../../cashier/payment-window/payment-window';
import { TransactionStatusStore } from '../../cashier/status/transaction-status-store';

const meta = { title: 'Flows/shell/current/complete' } satisfies Meta;
export default meta;

const paid = (app: StoryApp) => payWith(app, 'de_paypal', { amount: '125,50' });

export const Waiting: AppStory = appStory({
  prepare: paid,
  play: async ({ canvas }, app) => {
    const { text } = app;
    await expectVisible(canvas.getByRole('heading', { name: text('complete.deposit.waiting.title') }));
    await expectVisible(canvas.getByText('PayPal'));
    await expect(openedPage(app)).toContain('https://provider.example/acquirer/');
  },
});

/** The gateway has accepted the deposit, but not ended it. */
export const Accepted: AppStory = appStory({
  prepare: async ({ container, router }) => {
    const deposit = { flow: 'deposit', id: 'd-1', methodName: 'de_paypal' } as const;
    container.resolve(TransactionStatusStore).follow({ ...deposit, status: 'accepted' });
    container
      .resolve(CurrentTransaction)
      .set({ ...deposit, amount: 50, currency: 'EUR', data: null, pageId: undefined });
    await router.go('/deposit/complete');
  },
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.getByRole('heading', { name: text('complete.deposit.accepted.title') }));
  },
});

/** A push ends the deposit while the player looks at the page. */
export const Processed: AppStory = appStory({
  prepare: paid,
  play: async ({ canvas }, { text, gateway }) => {
    gateway.settleAll('processed');
    const title = text('complete.deposit.processed.title');
    await expectVisible(canvas.findByRole('heading', { name: title }));
  },
});

export const Failed: AppStory = appStory({
  prepare: paid,
  play: async ({ canvas, userEvent }, { text, gateway }) => {
    gateway.settleAll('mistaked');
    const title = text('complete.deposit.mistaked.title');
    await expectVisible(canvas.findByRole('heading', { name: title }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: text('complete.tryAnother') })).toBeEnabled();
  },
});

/** The browser blocked the window: the page is one tap away. */
export const PopupBlocked: AppStory = {
  ...appStory({
    before: ({ window }) => (window.isBlocking = true),
    prepare: paid,
    play: async ({ canvas }, { text }) => {
      await expectVisible(canvas.getByRole('link', { name: text('complete.openPage') }));
      await expectVisible(canvas.getByText(text('complete.windowHeld')));
    },
  }),
  // A mobile browser, because a native view opens no windows.
  globals: { platform: 'mobile' },
};

/** The link has opened nothing: another way, and the address as the last one. */
export const LinkWithoutEffect: AppStory = {
  ...appStory({
    before: ({ window }) => (window.isBlocking = true),
    prepare: paid,
    play: async ({ canvas, userEvent }, { text, container }) => {
      container.resolve(PaymentWindow).followed();
      await expectVisible(canvas.findByText(text('complete.windowOutside')));
      await userEvent.click(await canvas.findByRole('button', { name: text('player:pay.another') }));
      await expectVisible(canvas.findByText(text('player:pay.copy')));
      await expectVisible(canvas.getByText(text('player:pay.address')));
    },
  }),
  globals: { platform: 'mobile' },
};

/** No push can arrive; the status is requested after the reconnect. */
export const OfflineThenProcessed: AppStory = appStory({
  prepare: paid,
  play: async ({ canvas }, { text, gateway }) => {
    gateway.cut();
    await expectVisible(canvas.findByText(text('network.offline')));
    gateway.settleAll('processed');
    await gateway.restore();
    const title = text('complete.deposit.processed.title');
    await expectVisible(canvas.findByRole('heading', { name: title }));
  },
});

export const Offline: AppStory = offline({ prepare: paid });
export const LongestText: AppStory = longestText({ prepare: paid });

const withdrawal = { methods: [testMethod('test_payout'), testMethod('test_payout_page')], path: '/withdrawal' };
const paidOut = (app: StoryApp) =>
  withdrawWith(app, 'test_payout', { amount: '25', fields: { customWallet: 'DE89 3704 0044 0532 0130 00' } });

export const WithdrawalAccepted: AppStory = appStory({
  ...withdrawal,
  prepare: paidOut,
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.getByRole('heading', { name: text('complete.withdrawal.accepted.title') }));
  },
});

export const WithdrawalProcessed: AppStory = appStory({
  ...withdrawal,
  prepare: paidOut,
  play: async ({ canvas }, { text, gateway }) => {
    gateway.settleAll('processed');
    await expectVisible(canvas.findByRole('heading', { name: text('complete.withdrawal.processed.title') }));
  },
});

export const WithdrawalRefused: AppStory = appStory({
  ...withdrawal,
  prepare: paidOut,
  play: async ({ canvas }, { text, gateway }) => {
    gateway.settleAll('mistaked');
    await expectVisible(canvas.findByText(text('complete.withdrawal.mistaked.text')));
  },
});

/** The provider needs one more step on its page, and the browser blocked the window. */
export const WithdrawalNextStep: AppStory = {
  ...appStory({
    ...withdrawal,
    before: ({ window }) => (window.isBlocking = true),
    prepare: (app) =>
      withdrawWith(app, 'test_payout_page', { amount: '25', fields: { customWallet: 'DE89 3704 0044 0532 0130 00' } }),
    play: async ({ canvas }, { text }) => {
      await expectVisible(canvas.getByText(text('complete.withdrawal.nextStep')));
      await expectVisible(canvas.getByRole('button', { name: text('complete.openPage') }));
    },
  }),
  // A mobile browser, because a native view opens no windows.
  globals: { platform: 'mobile' },
};

/** A transfer is paid elsewhere, so no page is mentioned. */
export const WaitingForTransfer: AppStory = appStory({
  prepare: async ({ container, router }) => {
    const deposit = { flow: 'deposit', id: 'd-1', methodName: 'de_paypal' } as const;
    container.resolve(TransactionStatusStore).follow({ ...deposit, status: undefined });
    container
      .resolve(CurrentTransaction)
      .set({ ...deposit, amount: 50, currency: 'EUR', data: null, pageId: undefined });
    await router.go('/deposit/complete');
  },
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.getByText(text('complete.deposit.waiting.elsewhere')));
  },
});

/** A transaction that exists, whatever else is wrong with the gateway's answer. */
const created = async ({ container, router }: StoryApp, changes: Partial<Transaction>): Promise<void> => {
  const deposit = { flow: 'deposit', id: 'd-1', methodName: 'de_paypal', amount: 50, currency: 'EUR' } as const;
  container.resolve(CurrentTransaction).set({ ...deposit, data: null, pageId: undefined, ...changes });
  await router.go(`/${changes.flow ?? 'deposit'}/complete`);
};

/** An alert replaces the usual text, which mentions a page that does not exist. */
const alerted = (
  alert: 'complete.unfollowed' | 'complete.unusable' | 'complete.unshown',
  options: AppStoryOptions,
): AppStory =>
  appStory({
    ...options,
    play: async ({ canvas }, { text }) => {
      // Notices also have the role `alert`, so look for the text.
      const shown = await canvas.findByText(text(alert));
      await expect(shown.closest('[role=alert]')).toBeVisible();
      await expect(canvas.queryByText(text('complete.deposit.waiting.text'))).toBeNull();
      await expect(canvas.getByRole('button', { name: text('complete.toMethods') })).toBeEnabled();
      // Without an id the status cannot be requested.
      const ask = canvas.queryAllByRole('button', { name: text('payment.checkStatus') });
      await expect(ask).toHaveLength(alert === 'complete.unfollowed' ? 0 : 1);
    },
  });

/** The reply names an address that cannot be opened. */
const unusable = async (app: StoryApp, changes: Partial<Transaction> = {}): Promise<void> => {
  await created(app, { hasPage: true, ...changes });
  const paymentWindow = app.container.resolve(PaymentWindow);
  const reply = { source: 'not an address', method: 'GET', data: null } as const;
  await expect(() => paymentWindow.offer(reply)).toThrow();
};

/** The gateway sent no transaction number, so the request's own key is shown. */
export const WithoutNumber: AppStory = alerted('complete.unfollowed', {
  prepare: (app) => created(app, { id: undefined, key: '5f0e5d1c-7a4e-4a53-9a0a-2f4f9f0a7f11' }),
});

export const PageThatCanNotBeOpened: AppStory = alerted('complete.unusable', { prepare: (app) => unusable(app) });

export const NothingToPayBy: AppStory = alerted('complete.unshown', {
  prepare: (app) => created(app, { pageId: 'hologram' }),
});

export const WithdrawalPageThatCanNotBeOpened: AppStory = alerted('complete.unusable', {
  ...withdrawal,
  prepare: (app) => unusable(app, { flow: 'withdrawal', methodName: 'test_payout' }),
});

export const LongestAlert: AppStory = longestText({ prepare: (app) => unusable(app) });
