import { depositSteps, value } from '../../tests/chaos/kit/step';
import { deposit } from './journeys.fixture';

export const steps = depositSteps(deposit, { step: 'payee', shown: value('IBAN') });
