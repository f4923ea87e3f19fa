import { form, qr, submit, type PluginStep } from '../../tests/chaos/kit/step';

export const steps: readonly PluginStep[] = [
  form('in', 'EazyPe'),
  {
    step: 'code',
    shortRun: ['current'],
    country: 'in',
    made: 1,
    walk: (cashier) => submit(cashier, 'EazyPe', '500', 'Get the payment code'),
    shown: qr,
  },
];
