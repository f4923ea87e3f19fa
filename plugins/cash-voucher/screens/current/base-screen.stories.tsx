import type { Meta } from '@storybook/react-vite';
import type { AppStory } from '../../../../tests/kit/app-story';
import { formStates } from '../../../../tests/kit/form-states';
import { openMethod } from '../../../../tests/kit/story-steps';
import { methods } from '../../fixtures';

const meta = { title: 'Flows/cash-voucher/current/base' } satisfies Meta;
export default meta;

const form = formStates({
  methods,
  prepare: (app) => openMethod(app, 'cash_voucher'),
  call: 'BANKING:deposit-create',
  submit: 'cash-voucher:submit',
  amount: '150,50',
});

export const Empty: AppStory = form.empty();
export const Filled: AppStory = form.filled();
export const FieldError: AppStory = form.fieldError();
export const Loading: AppStory = form.loading();
export const ErrorOfTheCall: AppStory = form.errorOfTheCall();
export const Offline: AppStory = form.offline();
export const LongestText: AppStory = form.longestText();
