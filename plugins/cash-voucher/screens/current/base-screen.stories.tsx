import type { Meta } from '@storybook/react-vite';
import type { AppStory } from '../../../../tests/kit/app-story';
import { formStates } from '../../../../tests/kit/form-states';
import { openMethod } from '../../../../tests/kit/story-steps';
import { methods } from '../../fixtures';

const meta = { title: 'Flows/cash-voucher/current/base' } satisfies Meta;
export default meta;

const form = formStates({
  country: 'BR',
  currency: 'BRL',
  methods,
  prepare: (app) => openMethod(app, 'br_boleto'),
  call: 'BANKING:deposit-create',
  submit: 'cash-voucher:submit',
  amount: '150,50',
  fields: { full_name: 'Maria da Silva', cpf: '52998224725' },
});

export const Empty: AppStory = form.empty();
export const Filled: AppStory = form.filled();
export const FieldError: AppStory = form.fieldError();
export const Loading: AppStory = form.loading();
export const ErrorOfTheCall: AppStory = form.errorOfTheCall();
export const Offline: AppStory = form.offline();
export const LongestText: AppStory = form.longestText();
