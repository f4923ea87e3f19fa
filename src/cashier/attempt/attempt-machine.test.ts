import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedOf, nextAttempt, type AttemptEvent } from './attempt-machine';
import { isSameWish, type AttemptIntent, type AttemptRecord } from './attempt-record';

const intent = { flow: 'deposit' as const, methodName: 'visa', amount: 500, currency: 'INR' };
const run = (...events: AttemptEvent[]) => events.reduce<AttemptRecord | undefined>(nextAttempt, undefined);
const submit = (key: string): AttemptEvent => ({ type: 'submitted', intent, key, at: 0 });
const created: AttemptEvent = { type: 'created', transactionId: 'd1' };

const events = fc.oneof(
  fc.integer({ min: 0, max: 1_000 }).map((n) => submit(`key-${n}`)),
  fc.constantFrom<AttemptEvent>(
    { type: 'notSent' },
    { type: 'outcomeUnknown' },
    { type: 'refused' },
    { type: 'fieldsRequired', transactionId: 'd0', names: ['city'] },
    created,
    { type: 'hostTold' },
    { type: 'ended', status: 'processed' },
  ),
);

describe('nextAttempt', () => {
  it('goes from creating over checking to created and ended', () => {
    const steps = [
      submit('k1'),
      { type: 'outcomeUnknown' } as const,
      created,
      { type: 'ended', status: 'processed' } as const,
    ];
    expect(steps.map((_, index) => run(...steps.slice(0, index + 1))?.step)).toEqual([
      'creating',
      'checking',
      'created',
      'ended',
    ]);
  });

  it('keeps the key while the outcome is unknown: a second tap, or an edit, starts nothing new', () => {
    expect(run(submit('k1'), submit('k2'))?.key).toBe('k1');
    expect(run(submit('k1'), { type: 'outcomeUnknown' }, { type: 'notSent' }, submit('k2'))?.key).toBe('k1');
  });

  it('ends as processed even after it was called failed, and never the other way', () => {
    const failed = { type: 'ended', status: 'mistaked' } as const;
    const paid = { type: 'ended', status: 'processed' } as const;
    expect(run(submit('k1'), created, failed, paid)?.endStatus).toBe('processed');
    expect(run(submit('k1'), created, paid, failed)?.endStatus).toBe('processed');
  });

  it('takes a new key after each definite answer', () => {
    for (const answer of [
      { type: 'refused' },
      { type: 'fieldsRequired', transactionId: undefined, names: [] },
      created,
      { type: 'notSent' },
    ] as const) {
      expect(run(submit('k1'), answer, submit('k2'))?.key).toBe('k2');
    }
  });

  it.each<[string, Partial<AttemptIntent>, string | undefined]>([
    ['the same with the field that was asked for', { digest: 'city', base: 'iban' }, 'd0'],
    ['another amount', { digest: 'city', base: 'iban', amount: 80 }, undefined],
    ['another destination', { digest: 'city', base: 'other' }, undefined],
    ['another method', { digest: 'city', base: 'iban', methodName: 'pix' }, undefined],
  ])('carries what waits for more fields on: %s', (_, change, transactionId) => {
    const first: AttemptEvent = { type: 'submitted', intent: { ...intent, digest: 'iban' }, key: 'k1', at: 0 };
    const asked: AttemptEvent = { type: 'fieldsRequired', transactionId: 'd0', names: ['city'] };
    const next: AttemptEvent = { type: 'submitted', intent: { ...intent, ...change }, key: 'k2', at: 0 };
    expect(run(first, asked, next)?.transactionId).toBe(transactionId);
    expect(run(first, asked, next)?.asked).toEqual(transactionId && ['city']);
  });

  it('carries the transaction that waits for more fields on, over refusals too', () => {
    const asked: AttemptEvent = { type: 'fieldsRequired', transactionId: 'd0', names: ['city'] };
    expect(run(submit('k1'), asked, submit('k2'))?.transactionId).toBe('d0');
    expect(run(submit('k1'), asked, submit('k2'), { type: 'refused' })).toMatchObject({
      step: 'needsFields',
      transactionId: 'd0',
    });
  });

  it('waits for the fields that the gateway has asked for so far, and for none in any other state', () => {
    const ask = (...names: string[]): AttemptEvent => ({ type: 'fieldsRequired', transactionId: 'd0', names });
    const asked = [submit('k1'), ask('city'), submit('k2'), ask('zip', 'city')];
    expect([askedOf(run(...asked)), askedOf(run(...asked, submit('k3')))]).toEqual([['city', 'zip'], []]);
    expect([askedOf(undefined), askedOf({ ...run(...asked)!, asked: undefined })]).toEqual([[], []]);
  });

  it('a repeat that asks for fields says nothing of the first sending', () => {
    const ask: AttemptEvent = { type: 'fieldsRequired', transactionId: 'd0', names: ['city'] };
    expect(run(submit('k1'), { type: 'outcomeUnknown' }, ask)?.step).toBe('checking');
  });

  it('never leaves created but by its end or a new submit, and tells the host at most once', () => {
    fc.assert(
      fc.property(fc.array(events), (list) => {
        let attempt: AttemptRecord | undefined;
        for (const event of list) {
          const next = nextAttempt(attempt, event);
          if (attempt?.step === 'created' && event.type !== 'submitted') {
            expect(['created', 'ended']).toContain(next?.step);
            expect(next?.transactionId).toBe(attempt.transactionId);
            if (attempt.isHostTold) expect(next?.isHostTold).toBe(true);
          }
          if (attempt && next && attempt.key !== next.key) {
            // A new key is used only when the outcome of the old one is known.
            expect(['created', 'ended', 'needsFields']).toContain(attempt.step);
          }
          attempt = next;
        }
      }),
    );
  });
});

it.each<Partial<AttemptIntent>>([
  { flow: 'withdrawal' },
  { methodName: 'pix' },
  { amount: 600 },
  { currency: 'USD' },
  { digest: 'other' },
])('a wish with %o is another one', (change) => {
  const wish = { ...intent, digest: 'digest' };
  expect([isSameWish(wish, { ...wish }), isSameWish(wish, { ...wish, ...change })]).toEqual([true, false]);
});
