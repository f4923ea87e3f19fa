import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DisplayType, GROUPS } from '../../contract/method';
import en from '../../locales/en.json';
import { sampleMethod } from '../test-kit/samples';
import { groupMethods } from './group-methods';

const methods = fc
  .array(
    fc.record({
      category: fc.constantFrom('crypto', 'card_method', 'e-money', 'other', 'constructor'),
      position: fc.integer({ min: -5, max: 5 }),
    }),
  )
  .map((list) => list.map((facts, index) => sampleMethod({ name: `method-${index}`, ...facts })));

describe('groupMethods', () => {
  it('loses and doubles no method, and sorts each list by position', () => {
    fc.assert(
      fc.property(methods, (list) => {
        const { groups, ungrouped } = groupMethods(list);
        const lists = [...groups.map((group) => group.methods), ungrouped];
        expect(lists.flatMap((members) => members.map(({ name }) => name)).sort()).toEqual(
          list.map(({ name }) => name).sort(),
        );
        for (const members of lists) {
          const positions = members.map(({ position }) => position);
          expect(positions).toEqual([...positions].sort((a, b) => a - b));
        }
      }),
    );
  });

  it('gives a group its members alone and the lowest of their positions', () => {
    fc.assert(
      fc.property(methods, (list) => {
        for (const group of groupMethods(list).groups) {
          expect(group.methods.every(({ category }) => category === group.name)).toBe(true);
          expect(group.position).toBe(Math.min(...group.methods.map(({ position }) => position)));
        }
      }),
    );
  });

  it('keeps the order of the gateway among equal positions', () => {
    const list = ['b', 'a', 'c'].map((name) => sampleMethod({ name, position: 1 }));
    expect(groupMethods(list).ungrouped.map(({ name }) => name)).toEqual(['b', 'a', 'c']);
  });

  it('names the kind of a group whose methods all share a special display type', () => {
    const india = { category: 'indian-methods-grouped', cardViewType: DisplayType.india };
    const kindOf = (...list: Parameters<typeof sampleMethod>[0][]) =>
      groupMethods(list.map((facts, index) => sampleMethod({ name: String(index), ...facts }))).groups[0]?.kind;
    expect(kindOf(india, india)).toBe(DisplayType.india);
    expect(kindOf(india, { ...india, cardViewType: DisplayType.card })).toBeUndefined();
    expect(kindOf({ category: 'crypto', cardViewType: DisplayType.card })).toBeUndefined();
  });

  it('has an English label for each group, and the two that the product names', () => {
    expect(Object.keys(en.paymentGroup).sort()).toEqual([...GROUPS].sort());
    expect(en.paymentGroup['sbp-transgran-grouped']).toBe('SBP T-bank + SBER');
    expect(en.paymentGroup['indian-methods-grouped']).toBe('UPI transfer');
  });
});
