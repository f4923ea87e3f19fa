import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory, type AppStoryOptions } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { formStates, payoutForm } from '../../../../tests/kit/form-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { testMethod } from '../../../../tests/kit/story-catalogue';
import { openMethod, reviewWithdrawal } from '../../../../tests/kit/story-steps';

const meta = { title: 'Flows/card-redirect/legacy/withdrawal' } satisfies Meta;
export default meta;

const typed = { amount: '100', fields: { customWallet: 'DE89 3704 0044 0532 0130 00' } };

const withFee = {
  design: 'legacy',
  path: '/withdrawal',
  methods: [testMethod('test_payout_fee')],
} satisfies AppStoryOptions;
const openWithFee = (app: StoryApp) => openMethod(app, 'test_payout_fee', 'withdrawal');

export const Form: AppStory = appStory({
  ...withFee,
  prepare: openWithFee,
  play: async ({ canvas }, { text, router }) => {
    await expect(router.path).toBe('/withdrawal/base');
    await expect(await canvas.findByRole('button', { name: text('withdrawal.continue') })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: 'IBAN' })).toBeValid();
  },
});

export const FieldErrorNothingTyped: AppStory = appStory({
  ...withFee,
  prepare: openWithFee,
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('withdrawal.continue') }));
    await expect(canvas.getByRole('textbox', { name: 'IBAN' })).toBeInvalid();
  },
});

/** The player reviews and sends the request; its `fields` do not contain the amount. */
export const ReviewToTheEnd: AppStory = appStory({
  ...withFee,
  prepare: (app) => reviewWithdrawal(app, 'test_payout_fee', typed),
  play: async ({ canvas, userEvent }, { text, gateway }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('withdrawal.review.title') }));
    await userEvent.click(canvas.getByRole('button', { name: text('withdrawal.submit') }));
    await expectVisible(canvas.findByRole('heading', { name: text('complete.withdrawal.accepted.title') }));
    const { data } = gateway.received.find(({ type }) => type === 'BANKING:withdrawal-create')!;
    await expect(data).not.toHaveProperty('fields.amount');
  },
});

const form = formStates({
  ...payoutForm,
  ...typed,
  design: 'legacy',
  path: '/withdrawal',
  methods: [testMethod('test_payout')],
  prepare: (app) => openMethod(app, 'test_payout', 'withdrawal'),
});
export const Loading: AppStory = form.loading();
export const Empty: AppStory = form.empty();
export const Filled: AppStory = form.filled();
export const FieldError: AppStory = form.fieldError();
export const ErrorOfTheCall: AppStory = form.errorOfTheCall();
export const Offline: AppStory = form.offline();
export const LongestText: AppStory = form.longestText();
