import { depositSteps } from '../../tests/chaos/kit/step';
import { deposit } from './journeys.fixture';

export const steps = depositSteps(deposit, {
  step: 'invoice',
  shown: (cashier) => cashier.view.locator('canvas[aria-label], [role=img][aria-label]').first(),
});
