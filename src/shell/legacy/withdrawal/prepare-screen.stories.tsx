import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { testMethod } from '../../../../tests/kit/story-catalogue';
import { openMethod } from '../../../../tests/kit/story-steps';

const meta = { title: 'Flows/shell-withdrawal/legacy/prepare' } satisfies Meta;
export default meta;

const known = { name: 'Alex Morgan', birthday: '1990-05-31', phone: '+49 1512 3456789', email: 'alex@example.com' };
const shown = {
  design: 'legacy' as const,
  path: '/withdrawal',
  methods: [testMethod('test_payout_prepare')],
  prepare: (app: StoryApp) => openMethod(app, 'test_payout_prepare', 'withdrawal'),
};

/** Nothing is known of the player but the country. */
export const Empty: AppStory = appStory({
  ...shown,
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('prepare.submit') }));
    await expect(canvas.getByRole('textbox', { name: text('prepare.name') })).toHaveFocus();
  },
});

/** Saved: the list again. */
export const Known: AppStory = appStory({
  ...shown,
  host: { user: known },
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('prepare.submit') }));
    await expectVisible(canvas.findByText(text('prepare.saved')));
  },
});
