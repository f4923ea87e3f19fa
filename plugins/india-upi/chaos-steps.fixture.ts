import { depositSteps, qr } from '../../tests/chaos/kit/step';
import { deposit } from './journeys.fixture';

export const steps = depositSteps(deposit, { step: 'invoice', shown: qr });
