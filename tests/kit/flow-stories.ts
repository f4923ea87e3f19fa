/** Whole flows with the panel: `const flow = flowStories({ … }); export const ToPlay: AppStory = flow.toPlay();` */
import type { ReactRenderer } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { StoryContext } from 'storybook/internal/types';
import type { MessageKey } from '@/core/locale/locale';
import { appStory, type AppStory, type AppStoryOptions } from './app-story';
import { expectVisible } from './expect-visible';
import { findLoss } from './page-states';
import type { StoryApp } from './story-app';

type Context = StoryContext<ReactRenderer>;

interface FlowOptions extends AppStoryOptions {
  /** The player's steps from the list to the page of the pending payment. */
  pay(app: StoryApp): Promise<unknown>;
  /** Key of the text that the page shows when the payment expires; undefined if it can't. */
  expired?: MessageKey;
}

export interface FlowStories {
  toPlay(): AppStory;
  paid(): AppStory;
  declined(): AppStory;
  expired(): AppStory;
  offlineThenPaid(): AppStory;
}

export function flowStories({ pay, expired, ...options }: FlowOptions): FlowStories {
  const waiting = (play: (context: Context, app: StoryApp) => Promise<void>) =>
    appStory({
      ...options,
      hasPanel: true,
      prepare: pay,
      play: async (context, app) => {
        await waitFor(() => expect(app.gateway.transactions.size).toBeGreaterThan(0));
        await play(context, app);
      },
    });
  const press = async ({ canvas, userEvent }: Context, name: string) =>
    userEvent.click(await canvas.findByRole('button', { name }));
  const endsAs = async ({ canvas }: Context, { text, gateway }: StoryApp, status: 'processed' | 'mistaked') => {
    const flow = [...gateway.transactions.values()].at(-1)!.flow;
    await expectVisible(canvas.findByRole('heading', { name: text(`complete.${flow}.${status}.title`) }));
  };
  const answersAfterChosenDelay = async ({ canvas, userEvent }: Context, { gateway }: StoryApp) => {
    const delay = await canvas.findByRole('combobox', { name: 'Delay' });
    await userEvent.selectOptions(delay, '3 s');
    await expect(gateway.delay).toBe(3000);
    await userEvent.selectOptions(delay, 'No delay');
  };
  return {
    /** To play by hand from the list: no steps are run. The panel controls the provider and the network. */
    toPlay: () => appStory({ ...options, hasPanel: true, delay: 400 }),
    paid: () =>
      waiting(async (context, app) => {
        await answersAfterChosenDelay(context, app);
        await press(context, 'Pay');
        await endsAs(context, app, 'processed');
      }),
    declined: () =>
      waiting(async (context, app) => {
        await press(context, 'Decline');
        await endsAs(context, app, 'mistaked');
      }),
    expired: () =>
      waiting(async (context, { text }) => {
        await press(context, 'Expire');
        await expectVisible(context.canvas.findByText(text(expired!)));
      }),
    offlineThenPaid: () =>
      waiting(async (context, app) => {
        await press(context, 'Go offline');
        await expectVisible(findLoss(context, app));
        await press(context, 'Pay');
        await press(context, 'Go online');
        await endsAs(context, app, 'processed');
      }),
  };
}
