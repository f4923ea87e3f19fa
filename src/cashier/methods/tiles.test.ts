import { describe, expect, it } from 'vitest';
import { limitsFor } from '../amount/limits';
import { sampleMethod } from '../test-kit/samples';
import { groupMethods } from './group-methods';
import { toTiles, type TileTexts } from './tiles';

const texts: TileTexts = {
  currency: 'INR',
  country: 'in',
  methodLabel: ({ text }) => text['en'] ?? '',
  groupLabel: ({ labelKey }) => labelKey,
  text: (text) => text?.['en'] ?? '',
};
const tilesOf = (...methods: Parameters<typeof sampleMethod>[0][]) =>
  toTiles(groupMethods(methods.map((facts, index) => sampleMethod({ name: `m${index}`, ...facts }))), texts);
type TileRules = Parameters<typeof limitsFor>[0];
const rule = (max: number) => ({ INR: { min: 1, max } });

describe('toTiles', () => {
  it('puts groups and methods in one list by position', () => {
    const tiles = tilesOf(
      { position: 3 },
      { category: 'crypto', position: 7 },
      { category: 'crypto', position: 2 },
      { position: 1 },
    );
    expect(tiles.map(({ name }) => name)).toEqual(['m3', 'crypto', 'm0']);
  });

  it('shows three icons of a group and counts the remaining methods', () => {
    const [five] = tilesOf(
      ...['btc', 'eth', 'ltc', 'usdt', 'trx'].map((icon, position) => ({
        category: 'crypto',
        position,
        iconIds: [icon],
      })),
    );
    expect(five).toMatchObject({ kind: 'group', label: 'paymentGroup.crypto', remaining: 2 });
    expect(five?.icons.map(({ iconId }) => iconId)).toEqual(['btc', 'eth', 'ltc']);
    expect(tilesOf({ category: 'crypto' })[0]).toMatchObject({ remaining: 0 });
  });

  it('says the highest maximum of a group in the currency of the player', () => {
    const [group] = tilesOf(
      { category: 'crypto', amount_rules: rule(500) },
      { category: 'crypto', amount_rules: { ...rule(900), USD: { min: 1, max: 10_000 } } },
      { category: 'crypto', amount_rules: rule(10) },
    );
    expect(group?.maxAmount).toBe(900);
  });

  it.each<TileRules>([
    {},
    { USD: { min: 1, max: 5 } },
    { INR: { min: 10, max: 5 } },
    { INR: { min: 10, max: 0 } },
    { INR: { min: 1.001, max: 9.999 } },
    { INR: { min: 100, max: 200, minNonRus: 300 } },
  ])('says the maximum that the form goes by: %j', (amount_rules) => {
    const { max } = limitsFor(amount_rules, 'INR', 'in');
    expect(tilesOf({ amount_rules })[0]?.maxAmount).toBe(max);
    expect(tilesOf({ category: 'crypto', amount_rules })[0]?.maxAmount).toBe(max);
  });

  it('says no maximum where the amount is not limited', () => {
    const unlimited = { INR: { min: 0, max: 0 } };
    expect(tilesOf({ amount_rules: unlimited })[0]?.maxAmount).toBeUndefined();
    const [group] = tilesOf(
      { category: 'crypto', amount_rules: unlimited },
      { category: 'crypto', amount_rules: rule(500) },
    );
    expect(group?.maxAmount).toBeUndefined();
  });

  it.each([
    [1, 'fast'],
    [2, 'brand'],
    [3, 'instant'],
    [4, 'top'],
    [5, 'turbo'],
    [0, undefined],
    [6, undefined],
    [null, undefined],
  ])('reads badge type %s as %s', (badgeType, badge) => {
    expect(tilesOf({ badgeType })[0]).toMatchObject({ kind: 'method', badge });
  });

  it('says of a popular method that it is, where the gateway gives it no badge', () => {
    const badge = (over: Parameters<typeof sampleMethod>[0]) => tilesOf({ isPopular: true, ...over })[0];
    expect(badge({})).toMatchObject({ badge: 'popular' });
    expect(badge({ badgeType: 9 })).toMatchObject({ badge: 'popular' });
    expect(badge({ badgeType: 4 })).toMatchObject({ badge: 'top' });
  });

  it('leaves the icon of a method without one to the shell', () => {
    expect(tilesOf({ iconIds: [] })[0]?.icons).toEqual([{ methodName: 'm0', iconId: undefined }]);
  });
});
