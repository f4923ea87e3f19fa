import { describe, expect, it } from 'vitest';
import { decryptCard } from '@/cashier/card/decrypt-card';
import { passesLuhn } from '@/cashier/form/luhn';
import type { RequestData } from '@/contract/realtime';
import { memoryContext } from '../../tests/kit/simulator-context';
import { methods } from './fixtures';
import { simulator } from './simulator';
import { banksOf } from './simulator/banks';
import { encodeCard, payeeCard } from './simulator/payee-card';

const methodNamed = (name: string) => methods.find(({ method }) => method.name === name)!.method;

function surroundings(name = 'test_p2p') {
  const memory = memoryContext(methodNamed(name));
  const { on } = simulator;
  const ask = async <T extends keyof typeof on>(type: T, data: unknown) => {
    // oxlint-disable-next-line typescript/no-explicit-any -- each request has another reply
    const handler = on[type] as (data: unknown, context: unknown) => Promise<Record<string, any>>;
    return handler(data, memory.context);
  };
  const create = (amount: number, more: Partial<RequestData<'BANKING_DEPOSIT:deposit-create-p2p'>> = {}) =>
    ask('BANKING_DEPOSIT:deposit-create-p2p', {
      amount,
      currency: 'EUR',
      fields: {},
      isActivatedBonus: false,
      paymentMethod: name,
      checkScore: 'scored',
      ...more,
    });
  const status = async (depositId: string) =>
    (await ask('BANKING_DEPOSIT:deposit-status', { depositId, paymentMethod: name }))['data'].status;
  return { ...memory, ask, create, status };
}

describe('the payee', () => {
  it('has the same card each time, of a bank of the method, and it passes the Luhn check', async () => {
    for (const { method } of methods) {
      const { bank, number } = await payeeCard(method.name, 'deposit-1');
      expect(await payeeCard(method.name, 'deposit-1')).toEqual({ bank, number });
      expect(number).toMatch(/^\d{16}$/);
      expect(passesLuhn(number)).toBe(true);
      expect(banksOf(method.name)).toContain(bank);
    }
  });

  it('comes encoded, and a broken one does not open', async () => {
    expect(await decryptCard(await encodeCard('4242424242424242', 'd'))).toBe('4242424242424242');
    expect(await encodeCard('4242424242424242', 'd')).toEqual(await encodeCard('4242424242424242', 'd'));
    await expect(decryptCard(await encodeCard('4242424242424242', 'd', true))).rejects.toThrow(
      'Error while decrypting data',
    );
  });

  it('is not remembered by its number', async () => {
    const { create, transactions } = surroundings();
    const { data } = await create(50);
    const number = await decryptCard(data.deposit.card.encoded);
    expect(JSON.stringify(transactions)).not.toContain(number);
  });
});

describe('a reservation', () => {
  it('ends by itself when nobody pays', async () => {
    const { create, status, advance, ask } = surroundings();
    const { data } = await create(50);
    await advance(15 * 60_000 - 1, simulator);
    expect(await status(data.deposit.depositId)).toBe('WAITING');
    await advance(1, simulator);
    expect(await status(data.deposit.depositId)).toBe('AUTO_CANCELED');
    expect((await ask('BANKING_DEPOSIT:deposit-check', { paymentMethod: 'test_p2p' }))['data'].deposit).toBeNull();
  });

  it('waits on when the payer says so, and cannot be cancelled any more', async () => {
    const { create, status, advance, ask, context } = surroundings();
    const { data } = await create(50);
    const reference = { depositId: data.deposit.depositId, paymentMethod: 'test_p2p' };
    expect((await ask('BANKING_DEPOSIT:deposit-complete', reference))['data'].status).toBe('PAID_BY_USER');
    await advance(60 * 60_000, simulator);
    expect((await ask('BANKING_DEPOSIT:deposit-cancel', reference))['data'].status).toBe('PAID_BY_USER');
    await context.transactions.settle(reference.depositId, 'processed');
    expect(await status(reference.depositId)).toBe('PAYED');
  });

  it('is given back on cancel, and is found by a check until then', async () => {
    const { create, ask } = surroundings();
    const { data } = await create(50);
    const reference = { depositId: data.deposit.depositId, paymentMethod: 'test_p2p' };
    expect((await ask('BANKING_DEPOSIT:deposit-check', reference))['data']).toEqual({ deposit: data.deposit });
    expect((await ask('BANKING_DEPOSIT:deposit-cancel', reference))['data'].status).toBe('CANCELED');
    expect((await ask('BANKING_DEPOSIT:deposit-cancel', reference))['data'].status).toBe('CANCELED');
  });

  it('of another method is not there', async () => {
    const { create, transactions } = surroundings();
    const { data } = await create(50);
    const other = surroundings('test_p2p_v2');
    other.transactions.push(...transactions);
    const reference = { depositId: data.deposit.depositId, paymentMethod: 'test_p2p_v2' };
    expect(await other.ask('BANKING_DEPOSIT:deposit-status', reference)).toMatchObject({ status: 404 });
  });
});

describe('refusals', () => {
  it.each([50.13, 50.21])('%d', async (amount) => {
    const { create, transactions } = surroundings();
    expect(await create(amount)).toMatchObject({ status: 400, code: 'banking.merchantClientError' });
    expect(transactions).toEqual([]);
  });

  it('a player who was not scored', async () => {
    expect(await surroundings().create(50, { checkScore: undefined })).toMatchObject({ code: 'banking.scoreMissing' });
  });

  it.each([
    ['test_p2p', 'v3'],
    ['test_p2p_v2', 'v3'],
    ['test_p2p_v3', 'v2'],
  ])('%s with a captcha %s', async (name, version) => {
    const { ask } = surroundings(name);
    const asked = {
      paymentMethod: name,
      amount: 50,
      currency: 'EUR',
      captcha: { token: 't', action: 'deposit', version },
    };
    expect(await ask('BANKING_DEPOSIT:score-captcha', asked)).toMatchObject({ code: 'captcha.refused' });
  });

  it('a method with captcha without one', async () => {
    const { ask } = surroundings('test_p2p_v3');
    const asked = { paymentMethod: 'test_p2p_v3', amount: 50, currency: 'EUR' };
    expect(await ask('BANKING_DEPOSIT:score', asked)).toMatchObject({ code: 'captcha.refused' });
  });

  it('an unknown range of cards', async () => {
    const asked = { payment_method: 'test_p2p', bin: '40000012' };
    expect(await surroundings().ask('BANKING_DEPOSIT:bank-get', asked)).toMatchObject({ status: 404 });
  });
});
