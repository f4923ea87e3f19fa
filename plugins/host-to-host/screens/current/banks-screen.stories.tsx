import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DepositStore, type PaymentDepositStore } from '@/cashier/deposit/deposit-store';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { formStates } from '../../../../tests/kit/form-states';
import { openGroup } from '../../../../tests/kit/story-steps';
import { methods } from '../../fixtures';

const meta = { title: 'Flows/host-to-host/current/banks' } satisfies Meta;
export default meta;

/** The group contains bank transfers only. Choosing another bank keeps the amount. */
export const FilledChoiceOfBanks: AppStory = appStory({
  country: 'NG',
  currency: 'NGN',
  methods,
  prepare: (app) => openGroup(app, 'bank_transfer_nigeria'),
  play: async ({ canvas, userEvent }, { text, router }) => {
    await expectVisible(canvas.findByRole('heading', { name: 'GTBank account' }));
    const amount = canvas.getByRole('textbox', { name: text('amount.label') });
    await userEvent.clear(amount);
    await userEvent.type(amount, '7500');
    await userEvent.selectOptions(canvas.getByLabelText(text('host-to-host:bankChoice')), 'ng_account_access');
    await expectVisible(canvas.findByRole('heading', { name: 'Access Bank account' }));
    await expect(router.shown?.scope.resolve<PaymentDepositStore>(DepositStore).method?.name).toBe('ng_account_access');
    await expect(canvas.getByRole('textbox', { name: text('amount.label') })).toHaveValue('7500');
  },
});

const form = formStates({
  country: 'NG',
  currency: 'NGN',
  methods,
  prepare: (app) => openGroup(app, 'bank_transfer_nigeria'),
  call: 'BANKING:deposit-create',
  submit: 'host-to-host:submit',
  amount: '7500',
  fields: { full_name: 'Alex Morgan' },
});
export const Loading: AppStory = form.loading();
export const Empty: AppStory = form.empty();
export const FieldError: AppStory = form.fieldError();
export const ErrorOfTheCall: AppStory = form.errorOfTheCall();
export const Offline: AppStory = form.offline();
export const LongestText: AppStory = form.longestText();
