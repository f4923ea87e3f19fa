import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { testMethod } from '../../../../tests/kit/story-catalogue';
import { payWith } from '../../../../tests/kit/story-steps';

const meta = { title: 'Flows/card-redirect/legacy/unified-form' } satisfies Meta;
export default meta;

const opened = (name: string) => ({
  design: 'legacy' as const,
  methods: [testMethod(name)],
  prepare: (app: StoryApp) => payWith(app, name),
});

export const Waiting: AppStory = appStory({
  ...opened('test_card_unified'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('img', { name: '4242 4242 4242 4242' }));
    await expect(canvas.getByRole('button', { name: text('payment.paid') })).toBeEnabled();
  },
});

export const Expired: AppStory = appStory({
  ...opened('test_card_unified_late'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('unified.expired')));
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Cancelled: AppStory = appStory({
  ...opened('test_card_unified'),
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('payment.cancel') }));
    await expectVisible(canvas.findByRole('list', { name: text('list.label.deposit') }));
  },
});
