import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { PaymentMethod } from './method';
import { ContractError, parse, parseEach, parseJson, parseOrThrow } from './parse';
import { PUSHES, ReplyEnvelope, REQUESTS, RequestEnvelope, type RequestType } from './realtime';

const METHOD = { name: 'visa', category: 'card_method', currency: ['EUR'], text: {}, amount_rules: {}, position: 1 };
const SECRET = '4242424242424242';

const SCHEMAS: [string, v.GenericSchema][] = [
  ...Object.entries(REQUESTS).flatMap(([type, { data, reply }]): [string, v.GenericSchema][] => [
    [type, data],
    [`${type} reply`, reply],
  ]),
  ...Object.entries(PUSHES),
  ['request', RequestEnvelope],
  ['reply', ReplyEnvelope],
  ['method', PaymentMethod],
];

/** Objects with the schema's own keys and arbitrary values, so that many pass the first checks. */
function hostile(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const entries = 'entries' in schema ? (schema.entries as Record<string, v.GenericSchema>) : undefined;
  const leaf = fc.anything({ withNullPrototype: true, withBigInt: true, withMap: true, withDate: true });
  if (!entries) return leaf;
  const values = Object.entries(entries).map(([key, child]) => [key, fc.oneof(leaf, hostile(child))]);
  return fc.oneof({ weight: 1, arbitrary: leaf }, { weight: 4, arbitrary: fc.record(Object.fromEntries(values)) });
}

describe.each(SCHEMAS)('%s', (what, schema) => {
  it('never throws, and a bad value is reported with its path', () => {
    fc.assert(
      fc.property(hostile(schema), (value) => {
        const parsed = parse(schema, value, what);
        if (parsed.ok) return;
        expect(parsed.error).toBeInstanceOf(ContractError);
        expect(parsed.error.problems.length).toBeGreaterThan(0);
        expect(parsed.error.message.startsWith(`${what}: `)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe('what an error tells', () => {
  it('is the path and the types, never the value', () => {
    const secret = fc.constantFrom(SECRET, [SECRET], { token: SECRET }, Number(SECRET));
    for (const [what, schema] of SCHEMAS) {
      const entries = 'entries' in schema ? Object.keys(schema.entries as object) : [];
      fc.assert(
        fc.property(fc.record(Object.fromEntries(entries.map((key) => [key, secret]))), (value) => {
          const parsed = parse(schema, value, what);
          if (!parsed.ok) expect(JSON.stringify([parsed.error.message, parsed.error.problems])).not.toContain(SECRET);
        }),
        { numRuns: 20 },
      );
    }
  });

  it('names every bad value of a message', () => {
    const parsed = parse(PaymentMethod, { ...METHOD, position: 'x', fields: [{ name: '' }] }, 'method');
    expect(parsed).toMatchObject({ ok: false, error: { problems: [{ path: 'fields.0.name' }, { path: 'position' }] } });
  });

  it('does not quote text that is no JSON', () => {
    const parsed = parseJson(`{"pan": ${SECRET} oops`, 'host message');
    expect(parsed).toMatchObject({ ok: false, error: { message: 'host message: value is no valid JSON' } });
  });
});

describe('keys that the contract does not know', () => {
  it('are ignored in every message', () => {
    for (const [what, schema] of SCHEMAS) {
      if (schema.type !== 'object') continue;
      const ok = parse(schema, { ...METHOD, unknown: 1 }, what);
      if (ok.ok) expect(ok.value).not.toHaveProperty('unknown');
    }
    expect(parseOrThrow(PaymentMethod, { ...METHOD, futureKey: { a: 1 } }, 'method')).not.toHaveProperty('futureKey');
  });

  it('change no prototype', () => {
    const evil = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}';
    for (const [what, schema] of SCHEMAS) {
      const parsed = parse(schema, JSON.parse(evil), what);
      if (parsed.ok) expect((parsed.value as { isAdmin?: boolean } | undefined)?.isAdmin).toBeUndefined();
    }
    const text = JSON.parse('{"__proto__":{"en":"x"},"en":"Card"}') as unknown;
    const method = parse(PaymentMethod, { ...METHOD, text }, 'method');
    expect(method.ok && Object.getPrototypeOf(method.value.text)).toBe(Object.prototype);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe('parseEach', () => {
  it('leaves out a bad entry, tells of it, and keeps the others in their order', () => {
    const { values, errors } = parseEach(v.number(), [1, 'x', 2, null], 'list');
    expect(values).toEqual([1, 2]);
    expect(errors.map((error) => error.what)).toEqual(['list[1]', 'list[3]']);
  });

  it.each([null, {}, 'x', undefined])('throws for %j, which is no list', (value) => {
    expect(() => parseEach(v.number(), value, 'list')).toThrow(ContractError);
  });
});

it('every request has both schemas', () => {
  for (const type of Object.keys(REQUESTS) as RequestType[]) {
    expect(v.isOfKind('schema', REQUESTS[type].data) && v.isOfKind('schema', REQUESTS[type].reply)).toBe(true);
  }
});
