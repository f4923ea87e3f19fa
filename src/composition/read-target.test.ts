import { expect, it } from 'vitest';
import type { OutgoingMessage } from '../contract/host';
import { readTarget } from './read-target';

function read(payload: unknown) {
  const told: OutgoingMessage[] = [];
  const target = readTarget(payload, { send: (message) => told.push(message) });
  return { target, told };
}
const bad = (key: string) => ({ messageType: 'onProblem', code: 'bad_payload', detail: `open.${key}` });

it.each<[string, unknown, unknown]>([
  ['an amount as text', { amount: '50' }, { amount: 50 }],
  ['one with decimals', { method: 'card', amount: ' 50.25 ' }, { method: 'card', amount: 50.25 }],
  ['a flow in capitals', { flow: 'Withdrawal', amount: 5 }, { flow: 'withdrawal', amount: 5 }],
  ['JSON text', '{"flow":"deposit"}', { flow: 'deposit' }],
  ['keys without a value', { flow: undefined, method: null, amount: null }, { method: null, amount: null }],
  ['nothing', undefined, {}],
])('%s is taken', (_, payload, target) => {
  expect(read(payload)).toEqual({ target, told: [] });
});

it.each<[string, unknown]>([
  ['amount', '1,5'],
  ['amount', '5e2'],
  ['amount', '-5'],
  ['amount', Number.NaN],
  ['amount', {}],
  ['flow', 'payout'],
  ['method', ['card']],
])('a bad %s (%j) costs itself alone and is reported', (key, value) => {
  expect(read({ group: 'cards', [key]: value })).toEqual({ target: { group: 'cards' }, told: [bad(key)] });
});
