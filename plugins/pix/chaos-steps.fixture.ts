import { depositSteps, value } from '../../tests/chaos/kit/step';
import { deposit } from './journeys.fixture';

export const steps = depositSteps(deposit, {
  step: 'code',
  shown: value('Pix copy and paste'),
  shortRun: ['current'],
});
