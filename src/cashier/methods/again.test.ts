import { expect, it } from 'vitest';
import { sampleMethod } from '../test-kit/samples';
import { againTiles } from './again';

const facts = { currency: 'INR', country: 'in', methodLabel: ({ name }: { name: string }) => name.toUpperCase() };
const paid = (name: string, amount: number, more = {}) => ({ name, amount, currency: 'INR', ...more });

it('makes tiles of the newest payments, with their account', () => {
  const methods = [sampleMethod(), sampleMethod({ name: 'upi' }), sampleMethod({ name: 'imps' })];
  const recent = [
    paid('upi', 500, { accountId: 'a1', accountLabel: 'a••••@bank' }),
    paid('visa', 200),
    paid('imps', 300),
  ];
  expect(againTiles(recent, methods, facts)).toMatchObject([
    { name: 'upi', label: 'UPI', amount: 500, accountId: 'a1', accountLabel: 'a••••@bank', iconId: 'visa' },
    { name: 'visa', amount: 200, accountId: undefined },
  ]);
});

it.each([
  ['a method that is gone', [paid('gone', 500)], {}],
  ['a method that is down', [paid('visa', 500)], { state: { level: 'down' as const } }],
  ['another currency', [paid('visa', 500, { currency: 'EUR' })], {}],
  ['an amount above the limits of today', [paid('visa', 50_001)], {}],
  ['an amount below them', [paid('visa', 99)], {}],
  ['no amount', [paid('visa', 0)], { amount_rules: { INR: { min: 0, max: 0 } } }],
])('leaves out %s', (_what, recent, method) => {
  expect(againTiles(recent, [sampleMethod(method)], facts)).toEqual([]);
});

it('shows one payment that was made several times once, and takes currencies in small letters', () => {
  const methods = [sampleMethod({ amount_rules: { inr: { min: 100, max: 1000 } } }), sampleMethod({ name: 'upi' })];
  const recent = [paid('visa', 500), paid('visa', 500), paid('visa', 600, { currency: 'inr' }), paid('upi', 500)];
  expect(againTiles(recent, methods, facts)).toMatchObject([
    { name: 'visa', amount: 500 },
    { name: 'visa', amount: 600 },
  ]);
});

it('takes the one of its category where two methods have one name', () => {
  const methods = [sampleMethod({ category: 'a' }), sampleMethod({ category: 'b' })];
  expect(againTiles([paid('visa', 500, { category: 'b' })], methods, facts)).toMatchObject([{ category: 'b' }]);
});
