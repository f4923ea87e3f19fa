import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import type { AmountLimits } from '../amount/limits';
import { amountOrder } from './amount-order';
import type { MethodTile } from './tiles';

const LIMITS: Record<string, AmountLimits[]> = {
  low: [{ min: 10, max: 100 }],
  high: [{ min: 200, max: 900 }],
  any: [{ min: 0, max: 0 }],
  group: [
    { min: 300, max: 400 },
    { min: 20, max: 50 },
  ],
};
const tile = (name: string, facts: Partial<MethodTile> = {}) => ({ name, ...facts }) as MethodTile;
const tiles = ['low', 'high', 'any', 'group'].map((name) => tile(name));

const listed = (amount: number, list = tiles) =>
  amountOrder(
    new Big(amount),
    ({ name }) => LIMITS[name]!,
    ({ problem, amount: limit }) => `${problem} ${limit}`,
  )(list).map(({ name, missed }) => `${name} ${missed ?? ''}`.trim());

describe('a list by the amount', () => {
  it.each<[number, string[]]>([
    [50, ['low', 'any', 'group', 'high min 200']],
    [150, ['any', 'low max 100', 'high min 200', 'group min 300']],
    [1000, ['any', 'low max 100', 'high max 900', 'group max 400']],
    [5, ['any', 'low min 10', 'high min 200', 'group min 20']],
  ])('of %d', (amount, list) => {
    expect(listed(amount)).toEqual(list);
  });

  it('leaves a method its state, which says nothing of the amount', () => {
    const slow = tile('low', { state: { level: 'slow', until: undefined, reason: 'repairs' } });
    expect(listed(50, [slow, tile('high')])).toEqual(['low', 'high min 200']);
  });
});
