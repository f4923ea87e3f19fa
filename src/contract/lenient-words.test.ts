import { describe, expect, it } from 'vitest';
import { Decline } from './decline';
import { readLeniently, readOrThrow } from './lenient';
import { PaymentMethod } from './method';
import type { Schema } from './parse';
import { PUSHES } from './realtime';
import { Standing } from './standing';

describe('a plain word in place of an object', () => {
  const read = <T>(schema: Schema<T>, value: unknown) => readLeniently(schema, value, 'it');
  const method = { name: 'pix', iconIds: ['pix'] };

  it.each([
    ['down', { level: 'down' }],
    [' SLOW ', { level: 'slow' }],
    ['closed', undefined],
    ['', undefined],
    [1, undefined],
  ])('a method’s state %j is %j', (state, meant) => {
    const result = read(PaymentMethod, { ...method, state });
    expect(result.ok && result.value.state).toEqual(meant);
  });

  it('is read in a push, too', () => {
    const push = read(PUSHES['method.state'], { name: 'pix', state: 'down' });
    expect(push).toMatchObject({ ok: true, value: { name: 'pix', state: { level: 'down' } } });
  });

  it.each([
    ['insufficient_funds', { reason: 'insufficient_funds', isFinal: false, next: [] }],
    ['Risk', { reason: 'risk', isFinal: false, next: [] }],
    [5, undefined],
  ])('a decline %j is %j', (decline, meant) => {
    const result = read(PUSHES['deposit.status'], { id: 'd1', status: 2, decline });
    expect(result.ok && result.value.decline).toEqual(meant);
  });

  it.each([
    [
      ['pix', 'card'],
      ['pix', 'card'],
    ],
    [
      [{ name: 'pix', text: { en: 'Pix' } }, 'card'],
      ['pix', 'card'],
    ],
    [[{ name: '' }, { id: 'card' }, null, 'pix'], ['pix']],
    ['pix', ['pix']],
    [{ name: 'pix' }, ['pix']],
    [[{ name: 5 }], []],
    [7, []],
  ])('the next methods %j are %j', (next, meant) => {
    const result = read(Decline, { reason: 'risk', next });
    expect(result.ok && result.value.next).toEqual(meant);
  });
});

describe('a limit', () => {
  it.each([
    [{ used: 5 }, { kind: 'deposit', used: 5 }],
    [
      { used: '5.50', kind: 'DEPOSIT' },
      { kind: 'deposit', used: 5.5 },
    ],
    [
      { used: 5, kind: 'loss' },
      { kind: 'loss', used: 5 },
    ],
    [{ kind: 'deposit' }, { kind: 'deposit', used: undefined }],
    [
      { kind: 'deposit', used: 'much' },
      { kind: 'deposit', used: undefined },
    ],
  ])('%j is read as %j', (keys, meant) => {
    const read = readOrThrow(Standing, { limits: [{ period: 'day', max: '100', ...keys }] }, 'standing');
    expect(read.limits?.map(({ kind, used, max }) => ({ kind, used, max }))).toEqual([{ ...meant, max: 100 }]);
  });
});

it('a fee is read from texts, and one that is no number costs its whole tariff', () => {
  const { fees } = readOrThrow(
    PaymentMethod,
    { name: 'pix', fees: { EUR: { fixed: '1.5', percent: '2' }, USD: { fixed: '1,5' } }, usualSeconds: '90' },
    'method',
  );
  expect(fees).toMatchObject({ EUR: { fixed: 1.5, percent: 2 }, USD: { unreadableKeys: ['fixed'] } });
});
