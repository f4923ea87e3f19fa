import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../tests/kit/app-story';
import { expectVisible } from '../../../tests/kit/expect-visible';
import { longestText } from '../../../tests/kit/page-states';
import type { StoryApp } from '../../../tests/kit/story-app';
import { openedPage, payWith } from '../../../tests/kit/story-steps';
import { CurrentTransaction } from '../../cashier/attempt/current-transaction';
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

/** The gateway has taken it, but not ended it. */
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

/** By push, while the player looks at the page. */
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

/** The browser allowed no window: the page is one tap away. */
export const PopupBlocked: AppStory = {
  ...appStory({
    before: ({ window }) => (window.isBlocking = true),
    prepare: paid,
    play: async ({ canvas }, { text }) => {
      await expectVisible(canvas.getByRole('button', { name: text('complete.openPage') }));
      await expectVisible(canvas.getByText(text('complete.windowBlocked')));
    },
  }),
  // A native view opens no windows.
  globals: { platform: 'mobile' },
};

/** No push can come; the status is asked for after the reconnect. */
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

export const LongestText: AppStory = longestText({ prepare: paid });
