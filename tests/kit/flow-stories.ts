/** A journey to play with the panel: `const flow = flowStories(journey); export const ToPlay: AppStory = flow.toPlay();` */
import type { ReactRenderer } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryContext } from 'storybook/internal/types';
import { appStory, type AppStory, type AppStoryOptions } from './app-story';
import { expectVisible } from './expect-visible';
import { handsOn } from './journeys/app-hands';
import { makePayment, type Hands, type Journey } from './journeys/journey';
import { journeyOptions } from './journeys/journey-app';
import { findLoss } from './page-states';
import type { StoryApp } from './story-app';

type Context = StoryContext<ReactRenderer>;

export interface FlowStories {
  toPlay(): AppStory;
  paid(): AppStory;
  declined(): AppStory;
  expired(): AppStory;
  offlineThenPaid(): AppStory;
}

export function flowStories(journey: Journey, own: AppStoryOptions = {}): FlowStories {
  const { flow, expired, expiresAfter } = journey;
  const { design = 'current' } = own;
  const options = { ...journeyOptions(journey), ...(expiresAfter && { expiresAfter }), ...own, hasPanel: true };
  const press = async ({ canvas, userEvent }: Context, name: string) =>
    userEvent.click(await canvas.findByRole('button', { name }));
  const waiting = (play: (context: Context, app: StoryApp, hands: Hands) => Promise<void>) =>
    appStory({
      ...options,
      play: async (context, app) => {
        const hands = handsOn(context, app, journey);
        await makePayment(hands, journey, design);
        await play(context, app, hands);
      },
    });
  const endsAs = (hands: Hands, status: 'processed' | 'mistaked') => hands.sees(`complete.${flow}.${status}.title`);
  const answersAfterChosenDelay = async ({ canvas, userEvent }: Context, { gateway }: StoryApp) => {
    const delay = await canvas.findByRole('combobox', { name: 'Delay' });
    await userEvent.selectOptions(delay, '3 s');
    await expect(gateway.delay).toBe(3000);
    await userEvent.selectOptions(delay, 'No delay');
  };
  return {
    /** To play by hand from the list: no steps are run. The panel controls the provider and the network. */
    toPlay: () => appStory({ ...options, delay: 400 }),
    paid: () =>
      waiting(async (context, app, hands) => {
        await answersAfterChosenDelay(context, app);
        await press(context, 'Pay');
        await endsAs(hands, 'processed');
      }),
    declined: () =>
      waiting(async (context, _app, hands) => {
        await press(context, 'Decline');
        await endsAs(hands, 'mistaked');
      }),
    expired: () =>
      waiting(async (context, { text }) => {
        await press(context, 'Expire');
        await expectVisible(context.canvas.findByText(text(expired!)));
      }),
    offlineThenPaid: () =>
      waiting(async (context, app, hands) => {
        await press(context, 'Go offline');
        await expectVisible(findLoss(context, app));
        await press(context, 'Pay');
        await press(context, 'Go online');
        await endsAs(hands, 'processed');
      }),
  };
}
