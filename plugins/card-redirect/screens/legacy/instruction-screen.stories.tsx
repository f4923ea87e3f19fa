import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import { appStory, type AppStory, type AppStoryOptions } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { failed, longestText, offline, processed, waiting } from '../../../../tests/kit/page-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { testMethod } from '../../../../tests/kit/story-catalogue';
import { payWith } from '../../../../tests/kit/story-steps';

const meta = { title: 'Flows/card-redirect/legacy/instruction' } satisfies Meta;
export default meta;

const custom = {
  design: 'legacy',
  methods: [testMethod('test_card_instruction')],
  prepare: (app) => payWith(app, 'test_card_instruction'),
} satisfies AppStoryOptions;

export const WaitingCustom: AppStory = appStory({
  ...custom,
  play: async ({ canvas }) => expectVisible(canvas.findByText('731 946 085')),
});

export const ToStatus: AppStory = appStory({
  ...custom,
  play: async ({ canvas, userEvent }, { text }) => {
    await expectVisible(canvas.findByText('731 946 085'));
    await userEvent.click(canvas.getByRole('button', { name: text('card-redirect:instruction.status') }));
    await expectVisible(canvas.findByRole('heading', { name: text('complete.deposit.waiting.title') }));
    // The instruction was shown, so the notice for replies that could not be shown is absent.
    await expect(canvas.queryByText(text('complete.unshown'))).toBeNull();
  },
});

const cash = {
  design: 'legacy' as const,
  methods: [testMethod('test_card_cash')],
  prepare: (app: StoryApp) => payWith(app, 'test_card_cash'),
};

export const Waiting: AppStory = waiting(cash, ({ canvas }) => canvas.findByText('731 946 085'));
export const Processed: AppStory = processed(cash);
export const Failed: AppStory = failed(cash);
export const Offline: AppStory = offline(cash);
export const LongestText: AppStory = longestText(cash);

/** After a reload the instruction is lost: the page links to the status. */
export const EmptyWithoutInstruction: AppStory = appStory({
  ...cash,
  prepare: async (app) => {
    await cash.prepare(app);
    app.container.resolve(CurrentTransaction).reset();
  },
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('card-redirect:instruction.missing')));
  },
});
