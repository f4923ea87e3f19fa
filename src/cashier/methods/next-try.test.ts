import { describe, expect, it } from 'vitest';
import type { Decline } from '../../contract/decline';
import { WishedAmount } from '../amount/wished-amount';
import { KeptInput } from '../form/kept-input';
import { HostListing } from './host-listing';
import type { ListStore } from './list-store';
import { depositKit } from '../test-kit/deposit-kit';
import { sampleMethod } from '../test-kit/samples';
import { NextTry } from './next-try';

async function refused(decline: Partial<Decline> | undefined, listed = [sampleMethod()]) {
  const kit = await depositKit();
  const { realtime, methods, transaction, statuses, user, source } = kit;
  const load = methods.load('deposit');
  source.answer('deposit', listed);
  await load;
  const wished = new WishedAmount();
  const kept = new KeptInput();
  const opened: (string | undefined)[] = [];
  const list = { openChosen: async () => void opened.push(methods.currentMethod?.name) } as unknown as ListStore;
  const next = new NextTry(transaction, statuses, methods, list, wished, kept, user);
  kept.keep('visa', { amount: '700', field_cpf: '1' });
  statuses.follow({ flow: 'deposit', id: 'd1', methodName: 'visa' });
  transaction.set({
    flow: 'deposit',
    id: 'd1',
    methodName: 'visa',
    amount: 700,
    currency: 'INR',
    data: null,
    pageId: undefined,
  });
  const why = decline && { reason: 'declined_by_bank', isFinal: false, next: [], ...decline };
  realtime.push('deposit.status', { id: 'd1', status: 2, decline: why });
  return { ...kit, next, wished, kept, opened };
}

describe('after a refusal', () => {
  it('says nothing where the gateway does not', async () => {
    const { next } = await refused(undefined);
    expect([next.decline, next.canRepeat, next.offers]).toEqual([undefined, false, []]);
  });

  it('repeats with the same amount and what was typed', async () => {
    const { next, wished, kept, opened } = await refused({});
    expect(next.canRepeat).toBe(true);
    await next.repeat();
    expect([opened, wished.take('visa'), kept.take('visa')]).toEqual([
      ['visa'],
      700,
      { amount: '700', field_cpf: '1' },
    ]);
  });

  it('does not repeat what would be refused again', async () => {
    expect((await refused({ isFinal: true })).next.canRepeat).toBe(false);
  });

  it('offers no other method to who has cancelled', async () => {
    expect((await refused({ reason: 'cancelled_by_player', next: ['visa'] })).next.offers).toEqual([]);
  });

  const bank = sampleMethod({ name: 'bank', text: {} });
  const dear = sampleMethod({ name: 'dear', amount_rules: { INR: { min: 701, max: 50_000 } } });
  const small = sampleMethod({ name: 'small', amount_rules: { INR: { min: 1, max: 699 } } });
  const down = sampleMethod({ name: 'down', state: { level: 'down' } });
  const all = [sampleMethod(), bank, dear, small, down];

  it.each([
    [['bank', 'bank', 'visa', 'down', 'unheard-of'], ['bank']],
    [['dear', 'small', 'bank'], ['bank']],
    [['dear'], ['bank']],
    [[], ['bank']],
  ])('offers of %j only what takes the same amount, once', async (named, offered) => {
    const { next } = await refused({ next: named }, all);
    expect(next.offers.map(({ name }) => name)).toEqual(offered);
  });

  it('offers nothing that the host hides meanwhile, nor the same once more', async () => {
    const { next, get } = await refused({ next: ['bank'] }, all);
    const listing = get(HostListing);
    listing.onHost({ methods: { hide: ['visa', 'bank'] } });
    await listing.whenRead();
    expect([next.canRepeat, next.offers]).toEqual([false, []]);
  });
});

it('a kept input is given to its method alone, once, and only when it is wanted', () => {
  const kept = new KeptInput();
  kept.keep('visa', { amount: '5' });
  expect(kept.take('visa')).toBeUndefined();
  kept.offer('upi');
  expect(kept.take('upi')).toBeUndefined();
  kept.offer('visa');
  expect([kept.take('visa'), kept.take('visa')]).toEqual([{ amount: '5' }, undefined]);
  kept.forget();
  kept.offer('visa');
  expect(kept.take('visa')).toBeUndefined();
});
