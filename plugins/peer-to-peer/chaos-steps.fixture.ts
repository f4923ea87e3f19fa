import { form, submit, type PluginStep } from '../../tests/chaos/kit/step';

export const steps: readonly PluginStep[] = [
  form('de', 'Test transfer to a card'),
  {
    step: 'invoice',
    country: 'de',
    made: 1,
    walk: (cashier) => submit(cashier, 'Test transfer to a card', '50', 'Get card details'),
    shown: (cashier) => cashier.view.locator('canvas[aria-label], [role=img][aria-label]').first(),
  },
];
