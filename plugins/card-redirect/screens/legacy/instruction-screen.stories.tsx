import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { testMethod } from '../../../../tests/kit/story-catalogue';
import { payWith } from '../../../../tests/kit/story-steps';

const meta = { title: 'Flows/card-redirect/legacy/instruction' } satisfies Meta;
export default meta;

export const Custom: AppStory = appStory({
  design: 'legacy',
  methods: [testMethod('test_card_instruction')],
  prepare: (app) => payWith(app, 'test_card_instruction'),
  play: async ({ canvas, userEvent }, { text }) => {
    await expectVisible(canvas.findByText('731 946 085'));
    await userEvent.click(canvas.getByRole('button', { name: text('card-redirect:instruction.status') }));
    await expectVisible(canvas.findByRole('heading', { name: text('complete.deposit.waiting.title') }));
    // What to pay by was shown.
    await expect(canvas.queryByText(text('complete.unshown'))).toBeNull();
  },
});
