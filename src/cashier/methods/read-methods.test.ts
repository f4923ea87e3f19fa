import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLeniently } from '../../contract/lenient';
import type { PaymentMethod } from '../../contract/method';
import { ContractError } from '../../contract/parse';
import { sampleMethod } from '../test-kit/samples';
import { iconUrl } from './icon-url';
import { listedMethods } from './listed-methods';
import { problemReporter } from './problem-reporter';
import { readMethods as readWith } from './read-methods';

const readMethods = (list: unknown, what: string) => readWith(list, what, readLeniently);
const wire = (facts: Record<string, unknown> = {}) => ({ ...sampleMethod(), ...facts });
const problemsOf = (...list: unknown[]) => readMethods(list, 'methods').problems.map(({ message }) => message);

describe('readMethods', () => {
  it('leaves out a method without a name and a bad key of another, tells of both, and keeps the rest', () => {
    const { methods, problems } = readMethods(
      [wire({ name: 'a' }), wire({ name: 'b', position: 'first' }), 7, wire({ name: '' }), wire({ name: 'c' })],
      'methods',
    );
    expect(methods.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(methods[1]).toEqual({ ...methods[0], name: 'b', position: Number.MAX_SAFE_INTEGER });
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('methods[1]: position'),
      expect.stringContaining('methods[2]'),
      expect.stringContaining('methods[3]: name'),
    ]);
  });

  it('cuts labels that are too long, and monitoring is told once, however many there are', () => {
    const told: unknown[] = [];
    const report = problemReporter({ error: (problem) => told.push(problem) });
    const text = { en: 'x'.repeat(100_000) };
    const { methods, problems } = readMethods(
      Array.from({ length: 50 }, (_, index) => wire({ name: `m${index}`, text })),
      'methods',
    );
    expect(methods.map((method) => method.text['en']?.length)).toEqual(Array(50).fill(2000));
    problems.forEach(report);
    expect(told).toEqual([expect.objectContaining({ message: 'methods[0]: text.en is too long' })]);
  });

  it('reads a method of nothing but a name', () => {
    const { methods } = readMethods([{ name: 'bare' }], 'methods');
    const { position, ...bare } = sampleMethod({ name: 'bare' });
    expect(methods).toEqual([
      expect.objectContaining({
        name: 'bare',
        category: '',
        currency: [],
        text: {},
        amount_rules: {},
        cardViewType: 0,
      }),
    ]);
    expect(methods[0]!.position).toBeGreaterThan(position);
    expect(Object.keys(methods[0]!).filter((key) => !(key in bare))).toEqual(['position']);
  });

  it.each([[[]], ['visa'], [null], [[{}]], [['']], [undefined]])(
    'keeps a method with the icon list %j, and tells',
    (iconIds) => {
      const { methods, problems } = readMethods([wire({ iconIds })], 'methods');
      expect(methods).toHaveLength(1);
      expect(problems.at(-1)?.message).toBe('methods: visa.iconIds is empty or invalid');
    },
  );

  it('keeps two methods of one name in two categories', () => {
    const { methods, problems } = readMethods([wire({ category: 'a' }), wire({ category: 'b' })], 'methods');
    expect(methods.map(({ category }) => category)).toEqual(['a', 'b']);
    expect(problems).toEqual([]);
  });

  it('keeps the first of two methods with one name and category', () => {
    const { methods } = readMethods([wire({ position: 1 }), wire({ position: 2 })], 'methods');
    expect(methods.map(({ position }) => position)).toEqual([1]);
    expect(problemsOf(wire(), wire())).toEqual(['methods: visa is listed twice']);
  });

  it('throws a ContractError, and nothing else, for what is no list', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        try {
          readMethods(value, 'methods');
          expect(Array.isArray(value)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(ContractError);
        }
      }),
    );
  });
});

describe('listedMethods', () => {
  const listed = (methods: readonly PaymentMethod[], allowedCardViewTypes: number[], currency: string) =>
    listedMethods(methods, {
      ...{ flow: 'deposit', currency },
      settings: { allowedCardViewTypes },
      registry: { handledCardViewTypes: () => [] },
    }).map(({ name }) => name);
  const some = [
    sampleMethod({ name: 'card', cardViewType: 1, currency: ['INR', 'USD'] }),
    sampleMethod({ name: 'pix', cardViewType: 6, currency: ['BRL'] }),
    sampleMethod({ name: 'any', cardViewType: 1, currency: [] }),
  ];

  it('keeps allowed display types in the currency of the player', () => {
    expect(listed(some, [1, 6], 'INR')).toEqual(['card', 'any']);
    expect(listed(some, [6], 'BRL')).toEqual(['pix']);
    expect(listed(some, [], 'INR')).toEqual([]);
  });

  it('reads codes in small letters, and a blank one as none', () => {
    const isListed = (currency: string[]) =>
      listed([sampleMethod({ cardViewType: 1, currency })], [1], 'INR').length > 0;
    expect([['inr'], ['usd'], [''], ['', 'usd']].map(isListed)).toEqual([true, false, true, false]);
  });

  it('refuses no currency while that of the player is not known', () => {
    expect(listed(some, [1, 6], '')).toEqual(['card', 'pix', 'any']);
  });
});

describe('iconUrl', () => {
  it('encodes the id, so that it can leave neither its folder nor the path', () => {
    expect(iconUrl('../a b?c#d', { filesUrl: 'https://files.example/', apiUrl: '' })).toBe(
      'https://files.example/files/icons/..%2Fa%20b%3Fc%23d.svg',
    );
  });

  it('falls back to the API, then to the own origin', () => {
    expect(iconUrl('visa', { filesUrl: '', apiUrl: 'https://api.example' })).toBe(
      'https://api.example/files/icons/visa.svg',
    );
    expect(iconUrl('visa', { filesUrl: '', apiUrl: '' })).toBe('/files/icons/visa.svg');
  });
});
