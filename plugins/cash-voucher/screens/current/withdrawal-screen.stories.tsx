import type { Meta } from '@storybook/react-vite';
import type { AppStory } from '../../../../tests/kit/app-story';
import { formStates, payoutForm } from '../../../../tests/kit/form-states';
import { openMethod } from '../../../../tests/kit/story-steps';
import { methods } from '../../fixtures';

const meta = { title: 'Flows/cash-voucher/current/withdrawal' } satisfies Meta;
export default meta;

const form = formStates({
  ...payoutForm,
  country: 'CO',
  currency: 'COP',
  path: '/withdrawal',
  methods,
  prepare: (app) => openMethod(app, 'co_efecty_payout', 'withdrawal'),
  amount: '50000',
  fields: { full_name: 'Carmen Gómez', customWallet: '1020304050' },
});

export const Empty: AppStory = form.empty();
export const Filled: AppStory = form.filled();
export const FieldError: AppStory = form.fieldError();
export const Loading: AppStory = form.loading();
export const ErrorOfTheCall: AppStory = form.errorOfTheCall();
export const Offline: AppStory = form.offline();
export const LongestText: AppStory = form.longestText();
