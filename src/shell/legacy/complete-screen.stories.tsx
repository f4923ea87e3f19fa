import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, inLegacy, type AppStory, type AppStoryOptions } from '../../../tests/kit/app-story';
import { expectVisible } from '../../../tests/kit/expect-visible';
import { longestText, offline } from '../../../tests/kit/page-states';
import type { StoryApp } from '../../../tests/kit/story-app';
import { openedPage, payWith } from '../../../tests/kit/story-steps';
import { CurrentTransaction, type Transaction } from '../../cashier/attempt/current-transaction';
import * as current from '../current/complete-screen.stories';

const meta = { title: 'Flows/shell/legacy/complete' } satisfies Meta;
export default meta;

const paid = (app: StoryApp) => payWith(app, 'de_paypal', { amount: '125,50' });
const created = async ({ container, router }: StoryApp, pageId: Transaction['pageId']) => {
  const deposit = { flow: 'deposit', id: 'd-1', methodName: 'de_paypal', amount: 50, currency: 'EUR' } as const;
  container.resolve(CurrentTransaction).set({ ...deposit, data: null, pageId });
  await router.go('/deposit/complete');
};

export const Waiting: AppStory = appStory({
  design: 'legacy',
  prepare: paid,
  play: async ({ canvas }, app) => {
    await expectVisible(canvas.getByRole('heading', { name: app.text('complete.deposit.waiting.title') }));
    await expectVisible(canvas.getByText('PayPal'));
    await expect(openedPage(app)).toContain('https://provider.example/acquirer/');
  },
});

/** A push ends the deposit while the player looks at the page. */
export const Processed: AppStory = appStory({
  design: 'legacy',
  prepare: paid,
  play: async ({ canvas }, { text, gateway }) => {
    gateway.settleAll('processed');
    await expectVisible(canvas.findByRole('heading', { name: text('complete.deposit.processed.title') }));
  },
});

export const Failed: AppStory = appStory({
  design: 'legacy',
  prepare: paid,
  play: async ({ canvas }, { text, gateway }) => {
    gateway.settleAll('mistaked');
    await expectVisible(canvas.findByRole('heading', { name: text('complete.deposit.mistaked.title') }));
    await expect(canvas.getByRole('button', { name: text('complete.tryAnother') })).toBeEnabled();
  },
});

export const ToMethodsAfterAFailure: AppStory = appStory({
  design: 'legacy',
  prepare: paid,
  play: async ({ canvas, userEvent }, { text, gateway }) => {
    gateway.settleAll('mistaked');
    await userEvent.click(await canvas.findByRole('button', { name: text('complete.tryAnother') }));
    await expectVisible(canvas.findByRole('list', { name: text('list.label.deposit') }));
  },
});

/** The browser blocked the window: the page is one tap away. */
export const PopupBlocked: AppStory = {
  ...appStory({
    design: 'legacy',
    before: ({ window }) => (window.isBlocking = true),
    prepare: paid,
    play: async ({ canvas }, { text }) => {
      await expectVisible(canvas.getByRole('link', { name: text('complete.openPage') }));
      await expectVisible(canvas.getByText(text('complete.windowHeld')));
    },
  }),
  // A mobile browser, because a native view opens no windows.
  globals: { design: 'legacy', platform: 'mobile' },
};

const unshown = {
  design: 'legacy',
  prepare: (app) => created(app, 'hologram'),
} satisfies AppStoryOptions;

/**
 * The reply names an unknown page and holds nothing to pay by: the player is told, and another method is one tap away.
 */
export const NothingToPayBy: AppStory = appStory({
  ...unshown,
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('complete.unshown')));
    await expect(canvas.getByRole('button', { name: text('complete.toMethods') })).toBeEnabled();
  },
});

export const ToMethodsWithNothingToPayBy: AppStory = appStory({
  ...unshown,
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('complete.toMethods') }));
    await expectVisible(canvas.findByRole('list', { name: text('list.label.deposit') }));
  },
});

export const WithoutNumber: AppStory = inLegacy(current.WithoutNumber);
export const PageThatCanNotBeOpened: AppStory = inLegacy(current.PageThatCanNotBeOpened);
export const WithdrawalPageThatCanNotBeOpened: AppStory = inLegacy(current.WithdrawalPageThatCanNotBeOpened);
export const LongestAlert: AppStory = inLegacy(current.LongestAlert);

const open = { design: 'legacy' as const, prepare: paid };
export const Offline: AppStory = offline(open);
export const LongestText: AppStory = longestText(open);
