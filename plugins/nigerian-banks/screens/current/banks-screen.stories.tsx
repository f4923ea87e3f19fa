import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { formStates, payoutForm } from '../../../../tests/kit/form-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { openGroup, openMethod } from '../../../../tests/kit/story-steps';
import { methods } from '../../fixtures';

const meta = { title: 'Flows/nigerian-banks/current/banks' } satisfies Meta;
export default meta;

const METHOD = 'ng_account_payout';
const nigeria = {
  country: 'NG',
  currency: 'NGN',
  methods,
  host: { user: { balanceData: { primary: { amount: 250_000, currency: 'NGN' } } } },
  path: '/withdrawal',
};
const open = (app: StoryApp) => openMethod(app, METHOD, 'withdrawal');

export const Form: AppStory = appStory({
  ...nigeria,
  prepare: open,
  play: async ({ canvas, userEvent }) => {
    const bank = await canvas.findByRole('combobox', { name: /^(Bank|Банк)$/ });
    await userEvent.type(bank, '058{Enter}');
    await expect(bank).toHaveValue('Guaranty Trust Bank (GTBank)');
  },
});

/** The account's last digit is wrong: the field says so at once. */
export const FieldErrorWrongCheckDigit: AppStory = appStory({
  ...nigeria,
  prepare: open,
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Account number|Номер счёта/ }), '0000014578');
    await userEvent.type(canvas.getByRole('combobox', { name: /^(Bank|Банк)$/ }), 'First Bank{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: text('withdrawal.continue') }));
    await expectVisible(canvas.findByText(text('form.otherBank')));
  },
});

/** The group's tile opens the form directly, where the player chooses the method; the typed amount stays. */
export const Group: AppStory = appStory({
  ...nigeria,
  methods: [
    ...methods,
    ...methods.map((one) => ({ ...one, method: { ...one.method, name: 'ng_second_payout', text: { en: 'Instant' } } })),
  ].map((one) => ({ ...one, method: { ...one.method, category: 'bank_transfer_nigeria' } })),
  prepare: (app) => openGroup(app, 'bank_transfer_nigeria', 'withdrawal'),
  play: async ({ canvas, userEvent }, { text }) => {
    const amount = await canvas.findByRole('textbox', { name: text('amount.label') });
    await userEvent.type(amount, '7500');
    await userEvent.selectOptions(canvas.getByLabelText(text('nigerian-banks:choice')), 'ng_second_payout');
    await expectVisible(canvas.findByRole('heading', { name: 'Instant' }));
    await expect(canvas.getByRole('textbox', { name: text('amount.label') })).toHaveValue('7500');
  },
});

export const Review: AppStory = appStory({
  ...nigeria,
  prepare: open,
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: text('amount.label') }), '20000');
    await userEvent.type(canvas.getByRole('combobox', { name: /^(Bank|Банк)$/ }), '011{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: /Account number|Номер счёта/ }), '0000014579');
    await userEvent.click(canvas.getByRole('button', { name: text('withdrawal.continue') }));
    await expectVisible(canvas.findByText('First Bank of Nigeria (011)'));
    await expectVisible(canvas.findByText('0000 014 579'));
  },
});

const form = formStates({
  ...nigeria,
  ...payoutForm,
  prepare: open,
  amount: '20000',
  fields: { customWallet: '0000014579' },
  choices: { bank: '011' },
});
export const Loading: AppStory = form.loading();
export const Empty: AppStory = form.empty();
export const Filled: AppStory = form.filled();
export const ErrorOfTheCall: AppStory = form.errorOfTheCall();
export const Offline: AppStory = form.offline();
export const LongestText: AppStory = form.longestText();
