import { depositSteps, qr } from '../../tests/chaos/kit/step';
import { deposit } from './journeys.fixture';

export const steps = depositSteps(deposit, { step: 'code', shown: qr, shortRun: ['current'] });
