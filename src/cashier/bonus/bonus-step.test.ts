import { expect, it } from 'vitest';
import { testApp } from '../test-kit/test-app';
import { sampleSession } from '../test-kit/samples';
import { BONUS_RESTRICTED_METHODS } from './bonus-rules';
import { BonusStep } from './bonus-step';

const bonus = { id: 'b', type: 'deposit' as const, depositBonusData: { minDeposit: 1 }, depositRequired: true };
const step = (payload: Record<string, unknown>) => testApp({ session: sampleSession(payload) }).get(BonusStep);
const inStep = { bonusList: [bonus], experiments: { bonus_place: 'step' } };

it('is needed once, before any form that may carry a bonus', () => {
  const own = step(inStep);
  expect(own.isNeeded('pix')).toBe(true);
  expect(own.isNeeded(BONUS_RESTRICTED_METHODS[0]!)).toBe(false);
  own.done();
  expect(own.isNeeded('pix')).toBe(false);
  expect(own.isWanted).toBe(true);
});

it.each<[string, Record<string, unknown>]>([
  ['without a bonus', { ...inStep, bonusList: [] }],
  ['in the control group', { ...inStep, experiments: { bonus_place: 'form' } }],
  ['without the experiment', { ...inStep, experiments: {} }],
  ['in a quick deposit', { ...inStep, view: 'quick' }],
])('is not needed %s', (_, payload) => {
  expect(step(payload).isNeeded('pix')).toBe(false);
});
