import { expect, it } from 'vitest';
import type { AgainTile } from '../../cashier/methods/again';
import { againId } from './again-view';

const tile: AgainTile = {
  kind: 'method',
  name: 'visa',
  category: 'cards',
  label: 'Visa',
  accountLabel: undefined,
  accountId: undefined,
  amount: 20,
  iconId: undefined,
};

it('two payments by one method are two tiles, also where only the amount differs', () => {
  const others = [{ amount: 30 }, { accountId: 'a' }, { category: 'e-money' }, { name: 'visa2' }];
  const ids = [tile, ...others.map((other) => ({ ...tile, ...other }))].map(againId);
  expect(new Set(ids).size).toBe(5);
});
