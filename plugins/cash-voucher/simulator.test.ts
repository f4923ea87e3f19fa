import { describe, expect, it } from 'vitest';
import type { DepositCreateReply } from '@/contract/deposit';
import { memoryContext } from '../../tests/kit/simulator-context';
import { methods } from './fixtures';
import { replyData } from './reply-data';
import { CLOSING_MS, LIFE_MS, simulator, WORK_MS } from './simulator';
import { makeBoleto } from './simulator/make-boleto';
import { readBoleto } from './boleto/boleto';
import { readVoucher } from './voucher';
import * as v from 'valibot';

const named = (name: string) => methods.find(({ method }) => method.name === name)!.method;

function deposits(name = 'br_boleto') {
  const method = named(name);
  const memory = memoryContext(method);
  const currency = method.currency[0]!;
  const create = (amount: number) =>
    simulator.on['BANKING:deposit-create']!(
      { amount, currency, fields: {}, isActivatedBonus: false, paymentType: name, returnUrl: 'https://shop.example' },
      memory.context,
    );
  const read = async (amount: number) => {
    const reply = await create(amount);
    const { apiResponse } = (reply as { data: DepositCreateReply }).data;
    return readVoucher(v.parse(replyData.cashVoucher, apiResponse.data?.['cashVoucher']), { amount, currency });
  };
  const statuses = () => memory.transactions.map(({ status }) => status);
  return { ...memory, create, read, statuses };
}

describe('a deposit', () => {
  it.each(['br_boleto', 'mx_oxxo', 'co_efecty'])(
    'of %s has a reference and a barcode, for three days',
    async (name) => {
      const { create, read, clock } = deposits(name);
      const reply = await create(50_000);
      const expiresAt = new Date(clock.now + LIFE_MS).toISOString();
      expect(reply).toMatchObject({ data: { apiResponse: { data: { cashVoucher: { expiresAt } } } } });
      expect(await read(50_000)).toMatchObject({ ok: true, voucher: { bars: { narrow: expect.any(Number) } } });
    },
  );

  it.each([
    [100.15, 'cashVoucher.boleto'],
    [100.16, 'cashVoucher.amount'],
  ])('of %f may not be paid: %s', async (amount, code) => {
    expect(await deposits().read(amount)).toEqual({ ok: false, code });
  });

  it('is paid days later, by whatever the operator says, and else closed a minute after its end', async () => {
    const { create, advance, statuses, context, transactions } = deposits();
    await create(100);
    await create(100);
    await advance(LIFE_MS - 1, simulator);
    await context.transactions.settle(transactions[0]!.id, 'processed');
    await advance(1, simulator);
    expect(statuses()).toEqual(['processed', 'waiting']);
    await advance(CLOSING_MS, simulator);
    expect(statuses()).toEqual(['processed', 'mistaked']);
  });

  it('without an end waits for as long as it takes', async () => {
    const { create, advance, statuses } = deposits();
    await create(100.19);
    await advance(100 * LIFE_MS, simulator);
    expect(statuses()).toEqual(['waiting']);
  });

  it('ends as its cents say', async () => {
    const { create, advance, statuses } = deposits();
    await create(100.2);
    await create(100.21);
    await advance(WORK_MS, simulator);
    expect(statuses()).toEqual(['processed', 'mistaked']);
  });

  it('is refused with a sentence for the player', async () => {
    const { create, transactions } = deposits();
    expect(await create(100.13)).toMatchObject({ status: 400, code: 'banking.merchantClientError' });
    expect(transactions).toEqual([]);
  });
});

describe('a withdrawal', () => {
  const create = (name: string, amount: number, memory = memoryContext(named(name))) =>
    simulator.on['BANKING:withdrawal-create']!(
      { amount, currency: 'COP', fields: {}, wallet: '1020304050', payment_system: name },
      memory.context,
    );

  it('has a code to collect it with', async () => {
    const memory = memoryContext(named('kg_cash_payout'));
    const cashPickup = { code: expect.stringMatching(/^\d{10}$/), expiresAt: expect.any(String) };
    expect(await create('kg_cash_payout', 1000, memory)).toMatchObject({
      data: { confirmationRequested: false, apiResponse: { pageId: 'cash-pickup', data: { cashPickup } } },
    });
    expect(memory.transactions).toMatchObject([{ status: 'accepted' }]);
  });

  it('waits for the code from the e-mail where the method wants one', async () => {
    const memory = memoryContext(named('co_efecty_payout'));
    expect(await create('co_efecty_payout', 50_000, memory)).toMatchObject({ data: { confirmationRequested: true } });
    expect(memory.transactions).toMatchObject([{ status: 'waiting' }]);
  });
});

it('a boleto has the factor of the day on which it is due, which began anew in 2025', () => {
  const line = makeBoleto({ amount: '12.34', expiresAt: Date.UTC(2025, 1, 24, 12), number: '7' });
  expect(readBoleto(line)).toMatchObject({ amount: '12.34' });
  expect(line.slice(33, 37)).toBe('1002');
});
