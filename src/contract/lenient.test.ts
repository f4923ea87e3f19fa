import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { UnifiedFlow } from './api-response';
import { readLeniently, readOrThrow } from './lenient';
import { Decline } from './decline';
import { FieldOption, PaymentMethod } from './method';
import { ContractError } from './parse';
import { Id, IsoTime, Value, absent } from './primitives';
import { PUSHES, REQUESTS, ReplyEnvelope } from './realtime';
import { Lock } from './standing';
import { TransactionLine } from './transactions';

const create = (reply: unknown) => readOrThrow(REQUESTS['BANKING:deposit-create'].reply, reply, 'create');

describe('what is meant by a value of another type', () => {
  const Leaves = v.object({
    text: absent(v.string()),
    number: absent(v.number()),
    truth: absent(v.boolean()),
    choice: absent(v.picklist(['GET', 'POST'])),
    time: absent(IsoTime),
    id: absent(Id),
    value: absent(Value),
  });
  const read = (key: keyof v.InferOutput<typeof Leaves>, value: unknown) =>
    readOrThrow(Leaves, { [key]: value }, 'leaves')[key];

  it.each([
    ['text', 5, '5'],
    ['text', 0.5, '0.5'],
    ['number', '5', 5],
    ['number', ' 10.50 ', 10.5],
    ['truth', 'true', true],
    ['truth', 0, false],
    ['choice', 'post', 'POST'],
    ['time', '2026-03-01T10:00:00', '2026-03-01T10:00:00Z'],
    ['time', '2026-03-01 10:00', '2026-03-01T10:00:00Z'],
    ['time', '2026-03-01T10:00:00.123456', '2026-03-01T10:00:00.123456Z'],
    ['time', '2026-03-01T10:00:00+05:30', '2026-03-01T10:00:00+05:30'],
    ['time', '2026-03-01 10:00:00+00', '2026-03-01T10:00:00+00:00'],
    ['time', '2026-03-01T10:00:00.5-03', '2026-03-01T10:00:00.5-03:00'],
    ['time', '2026-03-01T10:00Z', '2026-03-01T10:00:00Z'],
    ['time', '2026-03-01t10:00:00,25z', '2026-03-01T10:00:00.25Z'],
    ['time', 1_772_359_200, '2026-03-01T10:00:00.000Z'],
    ['time', 1_772_359_200.25, '2026-03-01T10:00:00.250Z'],
    ['time', 1_772_359_200_250, '2026-03-01T10:00:00.250Z'],
    ['time', '1772359200', '2026-03-01T10:00:00.000Z'],
    ['id', 9007199254740991, '9007199254740991'],
    ['value', 5, '5'],
    ['value', true, 'true'],
  ] as const)('%s: %j is %j', (key, value, meant) => expect(read(key, value)).toBe(meant));

  it.each([
    ['text', true],
    ['text', 2 ** 53 + 2],
    ['number', ''],
    ['number', '1,000'],
    ['number', true],
    ['truth', 'yes'],
    ['truth', 2],
    ['truth', { toString: 1 }],
    ['truth', ['true']],
    ['choice', 'PUT'],
    ['time', 'tomorrow'],
    ['time', 0],
    ['time', 900],
    ['time', 17_723_592_000],
    ['time', '20260301'],
    ['time', 1.7e18],
    ['time', Number.NaN],
    ['id', 2 ** 53],
    ['id', true],
    ['id', 1.5],
    ['value', 2 ** 60],
  ] as const)('%s: %j says nothing', (key, value) => expect(read(key, value)).toBeUndefined());
});

describe('the reply to a create', () => {
  it('has the id, whatever else it holds', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.integer({ min: 0 }), (apiResponse, fields, depositId) => {
        expect(create({ depositId, apiResponse, fields }).depositId).toBe(`${depositId}`);
      }),
    );
  });

  it('has the inner id where the outer one can’t be read', () => {
    const { depositId, apiResponse } = create({ depositId: {}, apiResponse: { depositId: 7, source: [] } });
    expect([depositId, apiResponse]).toEqual([
      undefined,
      { method: 'GET', data: null, isFieldsRequired: false, depositId: '7' },
    ]);
  });

  it('keeps the requisites beside a bad step, and the plain parameters', () => {
    const requisites = [{ name: 'iban', label: 'IBAN', value: 5 }, 'odd'];
    const data = { unifiedFlow: { steps: [5, { en: 'Pay' }] }, requisites, sid: '1', card: 'none' };
    expect(create({ depositId: 1, apiResponse: { data } }).apiResponse.data).toEqual({
      sid: '1',
      unifiedFlow: { steps: [{ en: 'Pay' }], items: [], inputs: [], actions: [] },
      requisites: [{ name: 'iban', label: 'IBAN', value: '5' }],
      unreadableKeys: ['card'],
    });
  });

  it.each([null, undefined, 5, 'x', true])('is refused when it is %j', (reply) => {
    expect(() => create(reply)).toThrow(ContractError);
  });
});

describe('a unified flow', () => {
  it('shows an unknown input as text, and leaves out an action that nobody knows', () => {
    const flow = { actions: ['dance', 'cancel'], inputs: [{ name: 'a', type: 'hologram' }], expiresAt: 'soon' };
    const read = readLeniently(UnifiedFlow, flow, 'flow');
    expect(read).toMatchObject({ ok: true, value: { actions: ['cancel'], inputs: [{ name: 'a', type: 'text' }] } });
    expect(read.ok && read.problem?.problems.map(({ path }) => path)).toEqual([
      'inputs.0.type',
      'expiresAt',
      'actions.0',
    ]);
  });
});

it('a text for each language: one that is null or a number costs itself', () => {
  expect(readOrThrow(FieldOption, { text: { en: 'A', de: null, pt: {} }, value: 1 }, 'option')).toEqual({
    text: { en: 'A' },
    value: '1',
  });
});

it('one text for all languages is English', () => {
  expect(readLeniently(UnifiedFlow, { title: 'Pay', steps: ['Send it', ' '] }, 'flow')).toMatchObject({
    value: { title: { en: 'Pay' }, steps: [{ en: 'Send it' }] },
  });
  expect(readLeniently(PaymentMethod, { name: 'a', text: 'Card' }, 'method')).toMatchObject({
    value: { text: { en: 'Card' } },
  });
});

it('a line of the history whose state nobody knows waits', () => {
  const line = { id: 1, flow: 'deposit', paymentMethod: 'a', amount: '5', currency: 'EUR', status: 'on hold' };
  const read = readLeniently(TransactionLine, { ...line, createdAt: '2026-03-01 10:00:00+00' }, 'line');
  expect(read).toMatchObject({ ok: true, value: { id: '1', status: 'waiting' } });
  expect(read.ok && Date.parse(read.value.createdAt)).toBe(Date.UTC(2026, 2, 1, 10));
});

describe('what is reported', () => {
  const SECRET = '4242424242424242';

  it('is each path and the types, never a value', () => {
    const read = readLeniently(PaymentMethod, { name: 'a', fields: [{ name: 'b', mask: [SECRET] }, SECRET] }, 'method');
    expect(read.ok && read.problem?.message).toBe(
      'method: fields.0.mask expected string, found array; fields.1 expected Object, found string',
    );
  });

  it('is nothing of what is only another way to say it', () => {
    const sound = {
      name: 'a',
      badgeType: '1',
      banner: null,
      position: '3',
      fields: null,
      isPopular: 'true',
      currency: null,
    };
    expect(readLeniently(PaymentMethod, sound, 'method')).not.toHaveProperty('problem');
  });
});

it('never throws, and gives only what the schema takes', () => {
  const keys = fc.constantFrom(
    'id',
    'status',
    'depositId',
    'apiResponse',
    'data',
    'fields',
    'name',
    'messageId',
    '__proto__',
  );
  const { any } = fc.letrec<{ any: unknown }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'any' },
      fc.anything({ maxDepth: 1 }),
      fc.dictionary(keys, tie('any'), { maxKeys: 4 }),
      fc.array(tie('any'), { maxLength: 3 }),
    ),
  }));
  const schemas = [...Object.values(REQUESTS).map(({ reply }) => reply), ...Object.values(PUSHES), ReplyEnvelope];
  fc.assert(
    fc.property(fc.constantFrom<v.GenericSchema>(...schemas), any, (schema, value) => {
      const read = readLeniently(schema, value, 'x');
      if (!read.ok) expect(read.error.problems.length).toBeGreaterThan(0);
      expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
    }),
    { numRuns: 1000 },
  );
});

it.each([
  ['5F0C3A52-9F0B-4B7E-8E4B-0D6F3C1B2A19', '5f0c3a52-9f0b-4b7e-8e4b-0d6f3c1b2a19'],
  ['order-17', undefined],
  [17, undefined],
  [null, undefined],
  [{}, undefined],
])('the key %j of a create is read as %s, and costs no line', (clientKey, expected) => {
  const line = { id: 'd1', flow: 'deposit', paymentMethod: 'card', amount: 5, currency: 'EUR' };
  const read = readOrThrow(TransactionLine, { ...line, createdAt: '2026-03-01T10:00:00Z', clientKey }, 'line');
  expect(read).toMatchObject({ id: 'd1', status: 'waiting' });
  expect(read.clientKey ?? undefined).toBe(expected);
});

it.each([
  [' KYC_Required', 'kyc_required'],
  ['anything_new', 'anything_new'],
  [null, 'unknown'],
  [undefined, 'unknown'],
  [{}, 'unknown'],
])('the reason %j is %s, and costs neither a lock nor a decline', (reason, expected) => {
  expect(readOrThrow(Lock, { flow: 'deposit', reason }, 'lock').reason).toBe(expected);
  const decline = readOrThrow(Decline, { reason, isFinal: true, next: ['card'] }, 'decline');
  expect(decline).toMatchObject({ reason: expected, isFinal: true, next: ['card'] });
});
