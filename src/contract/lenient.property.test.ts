import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { UnifiedFlow } from './api-response';
import { Bonus } from './bonus';
import { P2PDeposit } from './deposit';
import { LoadedPayload } from './host';
import { ErrorBody, MethodsBody, SnippetBody } from './http';
import { readLeniently, UNREADABLE } from './lenient';
import { PaymentMethod } from './method';
import { PUSHES, ReplyEnvelope, REQUESTS } from './realtime';
import { keysOf, sampleOf, without, withValue, type SampleKey } from './schema-sample.fixture';
import { TransactionLine } from './transactions';
import { User } from './user';

/** The schemas of everything that comes in. */
const SCHEMAS: [string, v.GenericSchema][] = [
  ...Object.entries(REQUESTS).map(([type, { reply }]): [string, v.GenericSchema] => [`${type} reply`, reply]),
  ...Object.entries(PUSHES),
  ['reply', ReplyEnvelope],
  ['method', PaymentMethod],
  ['line', TransactionLine],
  ['methods', MethodsBody],
  ['snippet', SnippetBody],
  ['error', ErrorBody],
  ['loaded', LoadedPayload],
  ['bonus', Bonus],
  ['unified flow', UnifiedFlow],
  ['peer-to-peer deposit', P2PDeposit],
  ['user', User],
];

const JUNK: readonly unknown[] = [
  null,
  '',
  0,
  -1,
  1.5,
  2 ** 53 + 2,
  Number.NaN,
  true,
  false,
  [],
  [[null]],
  {},
  { a: { b: null } },
  // JSON may name what every object inherits, with a value that can't be called.
  { toString: 1, valueOf: 1, constructor: 1, hasOwnProperty: 1 },
  'x'.repeat(5000),
  'null',
];

const MISSING = Symbol('missing');

describe.each(SCHEMAS)('%s', (what, schema) => {
  const sound = sampleOf(schema);
  const undisturbed = readLeniently(schema, sound, what);

  it('is read as it is when it is sound', () => {
    expect(undisturbed).toEqual({ ok: true, value: v.parse(schema, sound) });
  });

  const keys = keysOf(schema).map((key): [string, SampleKey] => [key.path.join('.'), key]);
  it.skipIf(keys.length === 0).each(keys)('%s costs no more than it must, whatever it holds', (_, { path, cost }) => {
    if (!undisturbed.ok) throw undisturbed.error;
    for (const junk of [...JUNK, MISSING]) {
      const disturbed = junk === MISSING ? without(sound, path) : withValue(sound, path, junk);
      const read = readLeniently(schema, disturbed, what);
      if (!read.ok) {
        expect([cost, read.error.problems[0]?.path.split('.')[0]]).toEqual([[], `${path[0]}`]);
        continue;
      }
      // A junk value that can be coerced (a number for a text) is still there; otherwise its key is gone.
      const rest = without(undisturbed.value, cost);
      const value = without(read.value, [...cost.slice(0, -1), UNREADABLE]);
      const isGone = isDeepStrictEqual(value, rest);
      expect(isGone ? rest : without(value, cost)).toEqual(rest);
    }
  });
});
