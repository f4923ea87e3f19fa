import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, inLegacy, type AppStory } from '../../../../tests/kit/app-story';
import { testMethod } from '../../../../tests/kit/story-catalogue';
import { withdrawWith } from '../../../../tests/kit/story-steps';
import * as current from '../../current/withdrawal/confirm-screen.stories';

const meta = { title: 'Flows/shell-withdrawal/legacy/confirm' } satisfies Meta;
export default meta;

export const FieldErrorNoCode: AppStory = appStory({
  design: 'legacy',
  path: '/withdrawal',
  methods: [testMethod('test_payout_confirm')],
  prepare: (app) =>
    withdrawWith(app, 'test_payout_confirm', { amount: '25', fields: { customWallet: 'DE89 3704 0044 0532 0130 00' } }),
  play: async ({ canvas, userEvent }, { text, router }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('confirm.submit') }));
    await expect(canvas.getByRole('textbox', { name: text('confirm.code') })).toBeInvalid();
    await expect(router.path).toBe('/withdrawal/confirm');
  },
});

export const Waiting: AppStory = inLegacy(current.Waiting);
export const Filled: AppStory = inLegacy(current.Filled);
export const ErrorOfTheCall: AppStory = inLegacy(current.ErrorOfTheCall);
export const Offline: AppStory = inLegacy(current.Offline);
export const LongestText: AppStory = inLegacy(current.LongestText);
export const Loading: AppStory = inLegacy(current.Loading);
export const Expired: AppStory = inLegacy(current.Expired);
export const ProcessedRightCode: AppStory = inLegacy(current.ProcessedRightCode);
export const FailedTooManyCodes: AppStory = inLegacy(current.FailedTooManyCodes);
