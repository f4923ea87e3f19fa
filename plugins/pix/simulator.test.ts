import { describe, expect, it } from 'vitest';
import { DepositCreateReply, type DepositCreateRequest } from '@/contract/deposit';
import { PaymentMethod } from '@/contract/method';
import { parseOrThrow } from '@/contract/parse';
import { memoryContext } from '../../tests/kit/simulator-context';
import { readBrCode } from './br-code/br-code';
import { methods, replies } from './fixtures';
import { LIFE_MS, SHORT_LIFE_MS, simulator } from './simulator';
import { isCpf } from '@/cashier/form/account/check-digits';

const { method } = methods[0]!;

function provider() {
  const memory = memoryContext(method);
  const create = async (amount: number, changes: Partial<DepositCreateRequest> = {}) => {
    const request = {
      amount,
      currency: 'BRL',
      fields: { cpf: '529.982.247-25' },
      isActivatedBonus: false,
      paymentType: method.name,
      returnUrl: 'https://shop.example',
      ...changes,
    };
    const reply = await simulator.on['BANKING:deposit-create']!(request, memory.context);
    if (!('data' in reply)) return { refused: reply };
    const { apiResponse, depositId } = parseOrThrow(DepositCreateReply, reply.data, 'reply');
    return { id: depositId!, pageId: apiResponse.pageId, pix: apiResponse.data!.pix! };
  };
  const cancel = (depositId: string) =>
    simulator.on['BANKING_DEPOSIT:deposit-cancel']!({ depositId, paymentMethod: method.name }, memory.context);
  const status = () => memory.transactions.map((one) => one.status);
  return { ...memory, create, cancel, status };
}

const faultOf = (code: string, amount: number) => {
  const reading = readBrCode(code, { amount, currency: 'BRL' });
  return reading.ok ? undefined : reading.fault;
};

describe('the Pix provider', () => {
  it('makes a payable code for the amount, valid for a quarter of an hour', async () => {
    const { create, clock, status } = provider();
    const { pix, pageId } = await create(1250.5);
    expect(pageId).toBe('pix');
    expect(readBrCode(pix!.code, { amount: 1250.5, currency: 'BRL' })).toMatchObject({
      ok: true,
      brCode: { amount: '1250.50' },
    });
    expect(Date.parse(pix!.expiresAt!)).toBe(clock.now + LIFE_MS);
    expect(status()).toEqual(['waiting']);
  });

  it.each([
    [50.15, 'crc'],
    [50.16, 'amount'],
    [50.19, undefined],
  ])('spoils the code of %s: %s', async (amount, fault) => {
    const { pix } = await provider().create(amount);
    expect(faultOf(pix!.code, amount)).toBe(fault);
  });

  it('closes a charge that has run out', async () => {
    const { create, advance, status, context } = provider();
    await create(50.17);
    await advance(SHORT_LIFE_MS, simulator);
    expect(status()).toEqual(['waiting']);
    await advance(60_000, simulator);
    expect(status()).toEqual(['mistaked']);
    expect(context.now()).toBeGreaterThan(0);
  });

  it('has a code that had run out when it was made, and one that is paid by itself', async () => {
    const { create, advance, status, clock } = provider();
    const { pix } = await create(50.18);
    expect(Date.parse(pix!.expiresAt!)).toBeLessThan(clock.now);
    await create(50.21);
    await advance(6_000, simulator);
    expect(status()).toEqual(['waiting', 'processed']);
  });

  it('cancels a charge once, never a paid one, and sometimes not at all', async () => {
    const { create, cancel, context, status } = provider();
    const [open, paid, stubborn] = [await create(50), await create(60), await create(50.2)];
    await context.transactions.settle(paid.id!, 'processed');
    expect(await cancel(open.id!)).toEqual({ status: 200, data: { status: 'CANCELED' } });
    expect(await cancel(open.id!)).toEqual({ status: 200, data: { status: 'CANCELED' } });
    expect(await cancel(paid.id!)).toEqual({ status: 200, data: { status: 'PAYED' } });
    expect(await cancel(stubborn.id!)).toEqual({ status: 200, data: { status: 'WAITING' } });
    expect(await cancel('other')).toMatchObject({ status: 404 });
    expect(status()).toEqual(['mistaked', 'processed', 'waiting']);
  });

  it('refuses a CPF whose check digits are wrong', async () => {
    const { create, transactions } = provider();
    const { refused } = await create(50, { fields: { cpf: '529.982.247-24' } });
    expect(refused).toMatchObject({ code: 'banking.merchantClientError' });
    expect(transactions).toEqual([]);
  });
});

describe('a CPF', () => {
  it.each([
    ['529.982.247-25', true],
    ['52998224725', true],
    ['111.444.777-35', true],
    ['529.982.247-52', false],
    ['111.111.111-11', false],
    ['5299822472', false],
    ['', false],
  ])('%s: %s', (text, isGood) => {
    expect(isCpf(text)).toBe(isGood);
  });
});

describe('the fixtures', () => {
  it('satisfy the contract', () => {
    for (const { method: one } of methods) expect(parseOrThrow(PaymentMethod, one, 'method')).toEqual(one);
    for (const reply of Object.values(replies)) parseOrThrow(DepositCreateReply, reply, 'reply');
  });

  it('hold codes that may be paid', () => {
    for (const { apiResponse } of Object.values(replies))
      expect(faultOf(apiResponse.data!.pix!.code, 100)).toBeUndefined();
  });
});
