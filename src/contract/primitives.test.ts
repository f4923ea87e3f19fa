import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { ApiResponse, EncodedCard } from './api-response';
import { MethodField, PaymentMethod } from './method';
import { Amount, Id, IsoTime } from './primitives';
import { RequestEnvelope } from './realtime';

describe('amounts', () => {
  it('are finite numbers', () => {
    fc.assert(
      fc.property(fc.double(), (amount) => {
        expect(v.is(Amount, amount)).toBe(Number.isFinite(amount));
      }),
    );
  });
  it.each(['12', null, undefined, [1], { valueOf: () => 1 }, 5n])('are not %s', (value) =>
    expect(v.is(Amount, value)).toBe(false),
  );
});

describe('ids', () => {
  it('are text inside, however they come', () => {
    expect([v.parse(Id, 7), v.parse(Id, '7'), v.parse(Id, 0)]).toEqual(['7', '7', '0']);
  });
  it.each(['', null, Number.NaN, Number.POSITIVE_INFINITY, {}, true])('are not %s', (value) =>
    expect(v.is(Id, value)).toBe(false),
  );
});

describe('times', () => {
  it.each(['2026-03-01T10:00:00Z', '2026-03-01T10:00:00.123Z'])('take %s', (text) =>
    expect(v.is(IsoTime, text)).toBe(true),
  );
  it.each(['2026-03-01', '10:00', '2026-13-01T10:00:00Z', 'now', '', 1])('refuse %j', (value) =>
    expect(v.is(IsoTime, value)).toBe(false),
  );
});

describe('a method', () => {
  const bare = { name: 'm', category: 'c', currency: ['EUR'], text: {}, amount_rules: {}, position: 1 };

  it('may leave out all that has a default; an unknown display type stays as it is', () => {
    expect(v.parse(PaymentMethod, bare)).toMatchObject({ cardViewType: 0, fields: [], iconIds: [], checkLuhn: false });
    expect(v.parse(PaymentMethod, { ...bare, cardViewType: 77, badgeType: 99 })).toMatchObject({ cardViewType: 77 });
  });

  it.each([
    { name: '' },
    { position: '1' },
    { currency: 'EUR' },
    { amount_rules: { EUR: { min: '5', max: 9 } } },
    { fields: [{}] },
    { text: { en: 5 } },
  ])('is refused with %j', (part) => expect(v.is(PaymentMethod, { ...bare, ...part })).toBe(false));

  it('takes a field of a type that nobody knows: it is shown as text', () => {
    expect(v.is(MethodField, { name: 'x', type: 'hologram' })).toBe(true);
  });
});

describe('apiResponse', () => {
  it('is GET, to nowhere, with nothing more to ask, unless it says so', () => {
    expect(v.parse(ApiResponse, {})).toEqual({ method: 'GET', data: null, isFieldsRequired: false });
  });
  it('keeps keys of data that it does not know: they become parameters', () => {
    expect(v.parse(ApiResponse, { data: { sid: '1', pix: null } }).data).toEqual({ sid: '1', pix: null });
  });
  it.each([{ method: 'PUT' }, { source: 5 }, { data: { pix: {} } }, { data: 'x' }, { depositId: '' }])(
    'is refused with %j',
    (part) => expect(v.is(ApiResponse, part)).toBe(false),
  );
});

it.each(['x y', '<b>', '=a'])('an encoded card is base64, not %j', (data) => {
  expect(v.is(EncodedCard, { data, tag: 'YQ==', key: 'YQ==', iv: 'YQ==' })).toBe(false);
});

it.each(['', 'abc', '00000000-0000-4000-8000-00000000000', 7])('a message id is a UUID, not %j', (messageId) => {
  expect(v.is(RequestEnvelope, { type: 't', data: {}, messageId, sendTime: 1 })).toBe(false);
});
