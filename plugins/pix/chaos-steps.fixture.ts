import { form, value, type PluginStep } from '../../tests/chaos/kit/step';

export const steps: readonly PluginStep[] = [
  { ...form('br', 'Pix'), shortRun: ['current'] },
  {
    step: 'code',
    shortRun: ['current'],
    country: 'br',
    made: 1,
    async walk(cashier) {
      await cashier.choose('Pix');
      await cashier.amount.fill('150');
      await cashier.field('CPF').pressSequentially('52998224725');
      await cashier.button('Generate Pix code').click();
    },
    shown: value('Pix copy and paste'),
  },
];
