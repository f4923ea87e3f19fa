import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppError } from '@/core/errors/app-error';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectTold, expectVisible } from '../../../../tests/kit/expect-visible';
import { formStates } from '../../../../tests/kit/form-states';
import type { StoryApp, StoryAppOptions } from '../../../../tests/kit/story-app';
import { openMethod } from '../../../../tests/kit/story-steps';
import { methods } from '../../fixtures';

const meta = { title: 'Flows/easy-pay/current/base' } satisfies Meta;
export default meta;

const CREATE = 'BANKING:deposit-create';
const india = { country: 'IN', currency: 'INR', methods } satisfies StoryAppOptions;
const eazype = (app: StoryApp) => openMethod(app, 'in_eazype');
const submit = ({ text }: StoryApp) => ({ name: text('easy-pay:submit') });

export const AmountOnly: AppStory = appStory({
  ...india,
  prepare: eazype,
  play: async ({ canvas }, app) => {
    await expectVisible(canvas.findByRole('heading', { name: 'EazyPe' }));
    await expect(canvas.getByRole('textbox', { name: app.text('amount.label') })).toHaveValue('500');
  },
});

export const Loading: AppStory = appStory({
  ...india,
  prepare: eazype,
  before: ({ gateway }) => gateway.faults.hold(CREATE),
  play: async ({ canvas, userEvent }, app) => {
    const button = await canvas.findByRole('button', submit(app));
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(app.gateway.received.filter(({ type }) => type === CREATE)).toHaveLength(1);
  },
});

export const ErrorOfTheCall: AppStory = appStory({
  ...india,
  prepare: eazype,
  play: async ({ canvas, userEvent }, app) => {
    const message = 'UPI is under maintenance at your bank. Try again in an hour.';
    app.gateway.faults.refuseNext(CREATE, new AppError(message, { code: 'banking.merchantClientError', status: 400 }));
    await userEvent.click(await canvas.findByRole('button', submit(app)));
    await expectTold(canvas, message);
    await expect(app.window.popups).toHaveLength(0);
  },
});

const form = formStates({ ...india, prepare: eazype, call: CREATE, submit: 'easy-pay:submit', amount: '750' });
export const Empty: AppStory = form.empty();
export const Filled: AppStory = form.filled();
export const FieldError: AppStory = form.fieldError();
export const Offline: AppStory = form.offline();
export const LongestText: AppStory = form.longestText();
