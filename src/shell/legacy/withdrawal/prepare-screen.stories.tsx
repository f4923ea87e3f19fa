import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { errorOfTheCall, longestText, offline, press } from '../../../../tests/kit/page-states';
import { REFUSED_PHONE } from '../../../../tests/kit/simulated-withdrawals';
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

/** Only the player's country is known. */
export const Empty: AppStory = appStory({
  ...shown,
  play: async ({ canvas }, { text }) => {
    await expect(await canvas.findByRole('textbox', { name: text('prepare.name') })).toHaveValue('');
  },
});

export const FieldErrorNothingTyped: AppStory = appStory({
  ...shown,
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('prepare.submit') }));
    await expect(canvas.getByRole('textbox', { name: text('prepare.name') })).toHaveFocus();
  },
});

const PREPARE = 'BANKING:withdrawal-prepare';
const filled = { ...shown, host: { user: known } };
const save = press('prepare.submit');

export const FilledKnown: AppStory = appStory({
  ...filled,
  play: async ({ canvas }, { text }) => {
    await expect(await canvas.findByRole('textbox', { name: text('prepare.name') })).toHaveValue('Alex Morgan');
  },
});

/** After saving, the list is shown. */
export const Saved: AppStory = appStory({
  ...filled,
  play: async (context, app) => {
    await save(context, app);
    await expectVisible(context.canvas.findByText(app.text('prepare.saved')));
    await expectVisible(context.canvas.findByRole('list', { name: app.text('list.label.withdrawal') }));
  },
});

export const ErrorOfTheCall: AppStory = errorOfTheCall(filled, PREPARE, save);
export const Offline: AppStory = offline(shown);
export const LongestText: AppStory = longestText(shown);

export const Loading: AppStory = appStory({
  ...filled,
  before: ({ gateway }) => gateway.faults.hold(PREPARE),
  play: async (context, app) => {
    await save(context, app);
    const button = context.canvas.getByRole('button', { name: app.text('prepare.submit') });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

/** The gateway refuses two fields at once. */
export const FieldErrorRefused: AppStory = appStory({
  ...shown,
  host: { user: { ...known, phone: REFUSED_PHONE } },
  play: async (context, app) => {
    await save(context, app);
    await expectVisible(context.canvas.findByText(app.text('prepare.refused.underage')));
    await expectVisible(context.canvas.findByText(app.text('prepare.errors.phone')));
  },
});
