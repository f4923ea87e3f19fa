/** How each kind of schema is repaired, on small schemas of its own. */
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { readLeniently, readOrThrow, UNREADABLE } from './lenient';
import { FieldOption, PaymentMethod } from './method';
import { ContractError } from './parse';
import { absent } from './primitives';

/** The value, and what is reported: the path and the types of each part. */
function read(schema: v.GenericSchema, value: unknown): [value: unknown, problems: string[]] {
  const result = readLeniently<unknown>(schema, value, 'it');
  const problem = result.ok ? result.problem : result.error;
  const problems = problem?.problems.map(({ path, reason }) => (path ? `${path} ${reason}` : reason)) ?? [];
  return [result.ok ? result.value : 'refused', problems];
}

const Pair = v.object({ a: v.string(), b: absent(v.number()) });

describe('an object', () => {
  it('is refused for a required key, with one report of it', () => {
    expect(read(Pair, { b: 1 })).toEqual(['refused', ['a expected string, found undefined']]);
    expect(read(v.object({ pair: Pair }), { pair: { a: {} } })).toEqual([
      'refused',
      ['pair.a expected string, found object'],
    ]);
  });

  it('keeps the rest beside an optional key', () => {
    expect(read(Pair, { a: 'x', b: {} })).toEqual([{ a: 'x' }, ['b expected number, found object']]);
  });

  it.each([5, 'x', null, undefined, true])('is none of %j', (value) => {
    const [result, problems] = read(Pair, value);
    expect([result, problems.length]).toEqual(['refused', 1]);
  });

  it('that may have more keys keeps them as they are, and names those that it could not read', () => {
    const Open = v.objectWithRest({ n: absent(v.number()), [UNREADABLE]: absent(v.array(v.string())) }, v.unknown());
    expect(read(Open, { n: '5', more: { any: 1 } })).toEqual([{ n: 5, more: { any: 1 } }, []]);
    expect(read(Open, { n: 'x', more: 1 })[0]).toEqual({ more: 1, [UNREADABLE]: ['n'] });
    expect(read(Open, { n: null, more: 1 })[0]).toEqual({ n: null, more: 1 });
  });

  it('may come as the only entry of a list, and not as one of two', () => {
    expect(read(Pair, [{ a: 'x' }])).toEqual([{ a: 'x' }, []]);
    expect(read(Pair, [{ a: 'x' }, { a: 'y' }])[0]).toBe('refused');
    expect(read(v.object({ pair: absent(Pair) }), { pair: [] })).toEqual([{}, []]);
    expect(read(v.object({ pair: v.nullable(Pair) }), { pair: 5 })[0]).toEqual({ pair: null });
  });
});

describe('a record', () => {
  const Numbers = v.record(v.string(), v.number());
  it('loses an entry alone, and a null without a word', () => {
    expect(read(Numbers, { a: '1', b: 'x', c: null, d: 2 })).toEqual([
      { a: 1, d: 2 },
      ['b expected number, found string'],
    ]);
  });

  it('may come as the only entry of a list, and is none of anything else', () => {
    expect(read(Numbers, [{ a: '1' }])).toEqual([{ a: 1 }, []]);
    for (const value of [5, 'x', null, [{ a: 1 }, { b: 2 }]]) expect(read(Numbers, value)[0]).toBe('refused');
  });
});

describe('a list', () => {
  const Pairs = v.array(Pair);
  it('loses a bad entry alone, with its place, and a null without a word', () => {
    expect(read(Pairs, [{ a: 'x' }, null, { a: {} }, 5])).toEqual([
      [{ a: 'x' }],
      ['2.a expected string, found object', '3 expected Object, found number'],
    ]);
  });

  it('may have numbers of any length for keys, and no other keys', () => {
    expect(read(Pairs, { 3: { a: 'x' }, 12: { a: 'y' } })[0]).toEqual([{ a: 'x' }, { a: 'y' }]);
    for (const key of ['x1', '1x']) expect(read(Pairs, { 1: { a: 'x' }, [key]: { a: 'y' } })[0]).toBe('refused');
  });

  it('may be its only entry, if nothing of it is lost', () => {
    expect(read(Pairs, { a: 5 })[0]).toEqual([{ a: '5' }]);
    expect(read(Pairs, { a: 'x', b: {} })[0]).toBe('refused');
    for (const value of [{}, 5, 'x', null]) expect(read(Pairs, value)[0]).toBe('refused');
  });

  it('of plain words is none of one word: only a text and a method may stand alone', () => {
    expect(read(v.array(v.string()), 'x')[0]).toBe('refused');
    expect(read(v.array(v.string()), ['x', 5])[0]).toEqual(['x', '5']);
  });

  it('of anything is never its only entry', () => {
    const All = v.array(v.unknown());
    expect(read(All, { a: 1 })[0]).toBe('refused');
    expect(read(All, { 0: 'x' })[0]).toEqual(['x']);
  });

  it('of choices is none where one of them has no words', () => {
    const choices = (values: unknown) =>
      readOrThrow(PaymentMethod, { name: 'a', fields: [{ name: 'b', values }] }, 'it').fields?.[0]?.values;
    expect(choices({ a: 'A', b: {} })).toBeUndefined();
    expect(choices({})).toBeUndefined();
    expect(choices([true, 'A'])).toEqual([{ text: 'A', value: 'A' }]);
    expect(readOrThrow(v.array(FieldOption), { a: 'A' }, 'it')).toEqual([{ text: 'A', value: 'a' }]);
  });
});

describe('one of several kinds', () => {
  const Either = v.union([v.object({ a: v.number(), b: absent(v.number()) }), v.object({ c: v.string() })]);
  it('is the first that takes it, and only what that one has lost is reported', () => {
    expect(read(Either, { c: 5 })).toEqual([{ c: '5' }, []]);
    expect(read(Either, { a: '1', b: {} })).toEqual([{ a: 1 }, ['b expected number, found object']]);
  });

  it('is of its own type first', () => {
    const Word = v.union([v.pipe(v.number(), v.maxValue(3)), v.pipe(v.string(), v.maxLength(3))]);
    expect(read(Word, '5')[0]).toBe('5');
    expect(read(Word, 5)[0]).toBe('refused');
    expect(read(v.union([v.boolean(), v.number()]), 'true')[0]).toBe(true);
  });

  it('that none takes is refused with one report', () => {
    const [result, problems] = read(Either, { d: 1 });
    expect([result, problems.length]).toEqual(['refused', 1]);
  });
});

it('what is refused is thrown, and what is lost is for whoever wants it', () => {
  expect(() => readOrThrow(Pair, {}, 'it')).toThrow(ContractError);
  expect(readOrThrow(Pair, { a: 'x', b: {} }, 'it')).toEqual({ a: 'x' });
  const heard: string[] = [];
  readOrThrow(Pair, { a: 'x', b: {} }, 'it', ({ message }) => heard.push(message));
  readOrThrow(Pair, { a: 'x', b: '1' }, 'it', ({ message }) => heard.push(message));
  expect(heard).toEqual(['it: b expected number, found object']);
});
