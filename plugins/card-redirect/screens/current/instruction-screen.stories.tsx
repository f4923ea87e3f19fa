import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { failed, longestText, offline, waiting } from '../../../../tests/kit/page-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { testMethod } from '../../../../tests/kit/story-catalogue';
import { payWith } from '../../../../tests/kit/story-steps';

const meta = { title: 'Flows/card-redirect/current/instruction' } satisfies Meta;
export default meta;

const opened = (name: string) => ({ methods: [testMethod(name)], prepare: (app: StoryApp) => payWith(app, name) });

export const Waiting: AppStory = appStory({
  ...opened('test_card_instruction'),
  play: async ({ canvas }, app) => {
    await expect(app.router.path).toBe('/deposit/redirect/instruction');
    await expectVisible(canvas.findByText('731 946 085'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const WaitingToPayCash: AppStory = waiting(opened('test_card_cash'), ({ canvas }) =>
  canvas.findByText('731 946 085'),
);

/** The player pays at the till while the page is open. */
export const Processed: AppStory = appStory({
  ...opened('test_card_cash'),
  play: async ({ canvas }, { text, gateway }) => {
    await expectVisible(canvas.findByText('731 946 085'));
    gateway.settleAll('processed');
    await expectVisible(canvas.findByRole('heading', { name: text('complete.deposit.processed.title') }));
  },
});

export const ToStatus: AppStory = appStory({
  ...opened('test_card_cash'),
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('card-redirect:instruction.status') }));
    await expectVisible(canvas.findByRole('heading', { name: text('complete.deposit.waiting.title') }));
    // The instruction was shown, so the notice for replies that could not be shown is absent.
    await expect(canvas.queryByText(text('complete.unshown'))).toBeNull();
  },
});

/** After a reload the instruction is lost: the page links to the status and back to the list. */
export const EmptyWithoutInstruction: AppStory = appStory({
  methods: [testMethod('test_card_cash')],
  prepare: async (app) => {
    await payWith(app, 'test_card_cash');
    app.container.resolve(CurrentTransaction).reset();
  },
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('card-redirect:instruction.missing')));
    await expect(canvas.getByRole('button', { name: text('card-redirect:instruction.status') })).toBeEnabled();
  },
});

export const Failed: AppStory = failed(opened('test_card_cash'));
export const Offline: AppStory = offline(opened('test_card_instruction'));
export const LongestText: AppStory = longestText(opened('test_card_instruction'));
