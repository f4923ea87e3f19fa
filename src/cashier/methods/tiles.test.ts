import { describe, expect, it } from 'vitest';
import { sampleMethod } from '../test-kit/samples';
import { groupMethods } from './group-methods';
import { toTiles, type TileTexts } from './tiles';

const texts: TileTexts = {
  currency: 'INR',
  methodLabel: ({ text }) => text['en'] ?? '',
  groupLabel: ({ labelKey }) => labelKey,
};
const tilesOf = (...methods: Parameters<typeof sampleMethod>[0][]) =>
  toTiles(groupMethods(methods.map((facts, index) => sampleMethod({ name: `m${index}`, ...facts }))), texts);
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
      { category: 'crypto', amount_rules: {} },
    );
    expect(group?.maxAmount).toBe(900);
  });

  it('says no maximum without a rule in that currency, or with disabled limits', () => {
    expect(tilesOf({ amount_rules: {} })[0]?.maxAmount).toBeUndefined();
    expect(tilesOf({ amount_rules: { INR: { min: 0, max: 0 } } })[0]?.maxAmount).toBeUndefined();
    expect(tilesOf({ category: 'crypto', amount_rules: {} })[0]?.maxAmount).toBeUndefined();
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

  it('leaves the icon of a method without one to the shell', () => {
    expect(tilesOf({ iconIds: [] })[0]?.icons).toEqual([{ methodName: 'm0', iconId: undefined }]);
  });
});
