import type { Meta, ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { expect, waitFor } from 'storybook/test';
import { AppError } from '@/core/errors/app-error';
import { appStory, type AppStory, type AppStoryOptions } from '../../../../tests/kit/app-story';
import { confirm, expectVisible } from '../../../../tests/kit/expect-visible';
import { longestText, offline } from '../../../../tests/kit/page-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { withHistory, isPage, LIST, CANCEL } from '../history.fixture';

const meta = { title: 'Flows/transactions/current/history' } satisfies Meta;
export default meta;

const path = '/withdrawal/transactions';
/** Matches the cancel button of the withdrawal of 50, in the story's language; the button's name contains the amount. */
const cancelName =
  ({ text }: Pick<StoryApp, 'text'>) =>
  (name: string) =>
    name.includes(text('transactions:cancel.action')) && name.includes('50');

export const Filled: AppStory = appStory({
  path,
  before: withHistory(),
  play: async ({ canvas }, { text }) => {
    await canvas.findAllByText('••••3000');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    for (const state of [
      'withdrawal.accepted',
      'withdrawal.processed',
      'deposit.processed',
      'deposit.mistaked',
    ] as const) {
      await expect(canvas.getAllByText(text(`transactions:state.${state}`)).length).toBeGreaterThan(0);
    }
    // The other withdrawals can't be cancelled any more.
    await expect(canvas.getAllByRole('button', { name: cancelName({ text }) })).toHaveLength(1);
  },
});

/** The state changes by push while the player looks at the page, and screen readers announce it. */
export const PaidOutMeanwhile: AppStory = appStory({
  path,
  before: withHistory(1),
  play: async ({ canvas }, { gateway, text }) => {
    await canvas.findByText(text('transactions:state.withdrawal.accepted'));
    gateway.settleAll('processed');
    const state = text('transactions:state.withdrawal.processed');
    await expectVisible(canvas.findByText(state));
    // Remove the characters that isolate a value in a right-to-left text.
    const told = () => canvas.getAllByRole('status').map((it) => it.textContent.replaceAll(/[\u2068\u2069]/g, ''));
    await waitFor(() => expect(told().join()).toContain(`: ${state}`));
  },
});

/** The player first keeps the withdrawal, then cancels it. */
export const TakenBack: AppStory = appStory({
  path,
  before: withHistory(1),
  play: async ({ canvas, userEvent }, { gateway, text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: cancelName({ text }) }));
    const dialog = await canvas.findByRole('dialog', { name: text('transactions:cancel.title') });
    await expect(dialog).toHaveTextContent('50');
    await userEvent.click(canvas.getByRole('button', { name: text('transactions:cancel.keep') }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(gateway.received.filter(({ type }) => type === CANCEL)).toEqual([]);

    await userEvent.click(canvas.getByRole('button', { name: cancelName({ text }) }));
    await confirm(canvas.findByRole('button', { name: text('transactions:cancel.confirm') }));
    await expectVisible(canvas.findByText(text('transactions:state.withdrawal.mistaked')));
    await expect(canvas.queryByRole('button', { name: cancelName({ text }) })).toBeNull();
  },
});

export const Question: AppStory = appStory({
  path,
  before: withHistory(2),
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: cancelName({ text }) }));
    await expect(canvas.getByRole('button', { name: text('transactions:cancel.keep') })).toHaveFocus();
  },
});

/** The bank was faster than the cancel request. */
export const AlreadyOnItsWay: AppStory = appStory({
  path,
  before: (app) => {
    withHistory(1)(app);
    app.gateway.refuseNext(CANCEL, new AppError('sent', { code: 'banking.notCancellable', status: 400 }));
  },
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: cancelName({ text }) }));
    await confirm(canvas.findByRole('button', { name: text('transactions:cancel.confirm') }));
    await expectVisible(canvas.findByText(text('transactions:cancel.tooLate')));
  },
});

/** The rules of the player's country forbid cancelling: there is no button, but the reason is given. */
export const CancelForbidden: AppStory = appStory({
  path,
  settings: { withdrawalCancel: { DE: 'forbidden' } },
  before: withHistory(1),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('transactions:cancel.forbidden')));
    await expect(canvas.queryByRole('button', { name: cancelName({ text }) })).toBeNull();
  },
});

/** The answer to the cancel request says nothing of its outcome: it is sent again. */
export const StillChecking: AppStory = appStory({
  path,
  before: (app) => {
    withHistory(1)(app);
    app.gateway.faults.refuseNext(CANCEL, new AppError('busy', { code: 'gateway.busy', status: 503 }));
  },
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: cancelName({ text }) }));
    await confirm(canvas.findByRole('button', { name: text('transactions:cancel.confirm') }));
    await expectVisible(canvas.findByText(text('transactions:cancel.checking')));
  },
});

export const ShowMore: AppStory = appStory({
  path,
  before: withHistory(45),
  play: async ({ canvas, userEvent }, { text }) => {
    const more = () => canvas.findByRole('button', { name: text('transactions:more') });
    await userEvent.click(await more());
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(40));
    await userEvent.click(await more());
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(45));
    await expect(canvas.queryByRole('button', { name: text('transactions:more') })).toBeNull();
  },
});

const down = () => new AppError('down', { code: 'gateway.internalError', status: 500 });
const refuseMore = async ({ canvas, userEvent }: StoryContext<ReactRenderer>, { gateway, text }: StoryApp) => {
  const more = await canvas.findByRole('button', { name: text('transactions:more') });
  gateway.faults.refuseNext(LIST, down(), isPage);
  await userEvent.click(more);
  await expectVisible(canvas.findByText(text('provider.error')));
  return more;
};

export const NoMoreForNow: AppStory = appStory({
  path,
  before: withHistory(45),
  play: async (context, app) => {
    await expect(await refuseMore(context, app)).toBeEnabled();
    await expect(context.canvas.getAllByRole('listitem')).toHaveLength(20);
  },
});

export const ShowMoreAfterAll: AppStory = appStory({
  path,
  before: withHistory(45),
  play: async (context, app) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await refuseMore(context, app));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(40));
  },
});

export const Empty: AppStory = appStory({
  path,
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('transactions:empty.title') }));
  },
});

export const Loading: AppStory = appStory({
  path,
  before: ({ gateway }) => gateway.faults.hold(LIST),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('status', { name: text('transactions:loading') }));
  },
});

export const OfflineThenBack: AppStory = appStory({
  path,
  before: (app) => {
    withHistory(3)(app);
    app.gateway.cut();
  },
  play: async ({ canvas }, { gateway, text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('transactions:offline.title') }));
    await gateway.restore();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
  },
});

const failing: AppStoryOptions = {
  path,
  before: (app) => {
    withHistory(3)(app);
    app.gateway.faults.refuseNext(LIST, down(), isPage);
  },
};

export const ErrorOfTheCall: AppStory = appStory({
  ...failing,
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('transactions:failed') }));
    await expect(canvas.getByRole('button', { name: text('transactions:retry') })).toBeEnabled();
  },
});

export const FilledAfterRetry: AppStory = appStory({
  ...failing,
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('transactions:retry') }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
  },
});

export const Offline: AppStory = offline({ path, before: withHistory(3) });
export const LongestText: AppStory = longestText({ path, before: withHistory() });
