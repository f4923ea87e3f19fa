import { form, qr, submit, type PluginStep } from '../../tests/chaos/kit/step';

export const steps: readonly PluginStep[] = [
  form('in', 'UPI with UTR'),
  {
    step: 'invoice',
    country: 'in',
    made: 1,
    walk: (cashier) => submit(cashier, 'UPI with UTR', '500', 'Get the payment code'),
    shown: qr,
  },
];
