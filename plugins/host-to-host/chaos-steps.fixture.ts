import { form, value, type PluginStep } from '../../tests/chaos/kit/step';

export const steps: readonly PluginStep[] = [
  form('tr', 'Bank transfer to IBAN'),
  {
    step: 'payee',
    country: 'tr',
    made: 1,
    async walk(cashier) {
      await cashier.choose('Bank transfer to IBAN');
      await cashier.amount.fill('1500');
      await cashier.field('Account holder').fill('Alex Morgan');
      await cashier.button('Get payment details').click();
    },
    shown: value('IBAN'),
  },
];
