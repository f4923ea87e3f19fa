import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { errorOfTheCall, longestText, offline, press } from '../../../../tests/kit/page-states';
import { REFUSED_PHONE } from '../../../../sandbox/simulated/simulated-withdrawals';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { testMethod } from '../../../../tests/kit/story-catalogue';
import { openMethod } from '../../../../tests/kit/story-steps';

const meta = { title: 'Flows/shell-withdrawal/current/prepare' } satisfies Meta;
export default meta;

const PREPARE = 'BANKING:withdrawal-prepare';
const method = testMethod('test_payout_prepare');
const open = (app: StoryApp) => openMethod(app, method.method.name, 'withdrawal');
const known = { name: 'Alex Morgan', birthday: '1990-05-31', phone: '+49 1512 3456789', email: 'alex@example.com' };
const shown = { methods: [method], path: '/withdrawal', prepare: open };

/** Only the player's country is known. */
export const Empty: AppStory = appStory({
  ...shown,
  play: async ({ canvas }, { text }) => {
    await expect(await canvas.findByRole('textbox', { name: text('prepare.name') })).toHaveValue('');
    await expect(canvas.getByLabelText(text('prepare.birthday'))).toBeValid();
  },
});

export const FieldErrorNothingTyped: AppStory = appStory({
  ...shown,
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('prepare.submit') }));
    await expect(canvas.getByRole('textbox', { name: text('prepare.name') })).toHaveFocus();
    await expect(canvas.getByLabelText(text('prepare.birthday'))).toHaveAttribute('aria-invalid', 'true');
  },
});

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
    await expectVisible(context.canvas.findByRole('button', { name: /Test payout with profile/ }));
  },
});

/** Once the profile is saved, the method's form opens. */
export const ToFormAfterSaving: AppStory = appStory({
  ...filled,
  play: async (context, app) => {
    const { canvas, userEvent } = context;
    await save(context, app);
    await expectVisible(canvas.findByText(app.text('prepare.saved')));
    await userEvent.click(await canvas.findByRole('button', { name: /Test payout with profile/ }));
    await expectVisible(canvas.findByRole('textbox', { name: 'IBAN' }));
  },
});

/** The gateway refuses two fields at once. */
export const FieldErrorRefused: AppStory = appStory({
  ...shown,
  host: { user: { ...known, phone: REFUSED_PHONE } },
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('prepare.submit') }));
    await expectVisible(canvas.findByText(text('prepare.refused.underage')));
    await expectVisible(canvas.findByText(text('prepare.errors.phone')));
    await expect(canvas.getByRole('textbox', { name: text('prepare.name') })).toHaveValue('Alex Morgan');
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
