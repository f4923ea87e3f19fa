import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { failed, longestText, offline, processed, waiting } from '../../../../tests/kit/page-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { payWith } from '../../../../tests/kit/story-steps';
import { methods } from '../../fixtures';

const meta = { title: 'Flows/cash-voucher/current/code' } satisfies Meta;
export default meta;

/** The amount's cents choose what the provider does (simulator.ts). */
const code = (amount: string) => ({
  methods,
  prepare: (app: StoryApp) => payWith(app, 'cash_voucher', { amount }),
});
const good = code('150,50');

export const Waiting: AppStory = waiting(good, async ({ canvas }, { text }) => {
  await expectVisible(canvas.findByText(text('cash-voucher:code')));
  await expectVisible(canvas.getByText(/^\d{12}$/));
});

export const Empty: AppStory = appStory({
  ...code('150,15'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('cash-voucher:missing.title') }));
    await expect(canvas.queryByText(/^\d{12}$/)).toBeNull();
  },
});

export const Expired: AppStory = appStory({
  ...code('150,18'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('cash-voucher:expired.title') }));
    await expect(canvas.queryByText(/^\d{12}$/)).toBeNull();
  },
});

export const Processed: AppStory = processed(good);
export const Failed: AppStory = failed(good);
export const Offline: AppStory = offline(good);
export const LongestText: AppStory = longestText(good);
