import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { appStory, type AppStory } from '../../../tests/kit/app-story';
import { expectVisible } from '../../../tests/kit/expect-visible';
import { longestText, offline } from '../../../tests/kit/page-states';
import type { StoryApp } from '../../../tests/kit/story-app';
import { PAGE_LOAD_LIMIT_MS } from '../../cashier/methods/list-store';
import { MethodsStore } from '../../cashier/methods/methods-store';
import { HTTP_PATHS } from '../../contract/http';
import { AppError } from '../../core/errors/app-error';
import { ManualClock } from '../../core/time/clock.fake';

const meta = { title: 'Flows/shell/current/error' } satisfies Meta;
export default meta;

const methodsFail = ({ gateway }: Pick<StoryApp, 'gateway'>) =>
  gateway.faults.refuseNext(HTTP_PATHS.paymentMethods, new AppError('', { status: 500 }));

export const ErrorOfTheCall: AppStory = appStory({
  before: methodsFail,
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('error.title') }));
    await expect(canvas.getByRole('button', { name: text('common.refresh') })).toBeEnabled();
  },
});

/** Refresh requests the methods again, and the second answer shows the list. */
export const Refreshed: AppStory = appStory({
  before: methodsFail,
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('common.refresh') }));
    await expect(await canvas.findByRole('button', { name: /PayPal/ })).toBeEnabled();
  },
});

const clock = new ManualClock();

/** After 30 seconds the page has a way back. */
export const TooSlow: AppStory = appStory({
  clock,
  before: ({ gateway }) => gateway.faults.hold(HTTP_PATHS.paymentMethods),
  play: async ({ canvas }, { text, container }) => {
    await waitFor(() => expect(container.resolve(MethodsStore).isLoadingMethods).toBe(true));
    clock.advance(PAGE_LOAD_LIMIT_MS);
    await expectVisible(canvas.findByRole('heading', { name: text('error.title') }));
    await expect(canvas.getByRole('button', { name: text('header.back') })).toBeEnabled();
  },
});

export const Offline: AppStory = offline({ before: methodsFail }, ({ canvas }, { text }) =>
  canvas.findByRole('heading', { name: text('error.title') }),
);
export const LongestText: AppStory = longestText({ before: methodsFail });
