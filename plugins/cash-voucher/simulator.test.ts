import { describe, expect, it } from 'vitest';
import { memoryContext } from '../../tests/kit/simulator-context';
import { methods } from './fixtures';
import { CLOSING_MS, LIFE_MS, simulator, WORK_MS } from './simulator';

function deposits() {
  const { method } = methods[0]!;
  const memory = memoryContext(method);
  const create = (amount: number) =>
    simulator.on['BANKING:deposit-create']!(
      {
        amount,
        currency: 'EUR',
        fields: {},
        isActivatedBonus: false,
        paymentType: method.name,
        returnUrl: 'https://shop.example',
      },
      memory.context,
    );
  const statuses = () => memory.transactions.map(({ status }) => status);
  return { ...memory, create, statuses };
}

describe('a deposit', () => {
  it('gets a code that is valid for a quarter of an hour', async () => {
    const { create, clock } = deposits();
    const expiresAt = new Date(clock.now + LIFE_MS).toISOString();
    const response = {
      pageId: 'cash-voucher',
      data: { cashVoucher: { code: expect.stringMatching(/^\d{12}$/), expiresAt } },
    };
    expect(await create(50)).toMatchObject({ status: 200, data: { apiResponse: response } });
  });

  it('is closed a minute after its code has run out', async () => {
    const { create, advance, statuses } = deposits();
    await create(50);
    await advance(LIFE_MS, simulator);
    expect(statuses()).toEqual(['waiting']);
    await advance(CLOSING_MS, simulator);
    expect(statuses()).toEqual(['mistaked']);
  });

  it('ends as its cents say', async () => {
    const { create, advance, statuses } = deposits();
    await create(50.2);
    await create(50.21);
    await advance(WORK_MS, simulator);
    expect(statuses()).toEqual(['processed', 'mistaked']);
  });

  it('is refused with a sentence for the player', async () => {
    const { create, transactions } = deposits();
    expect(await create(50.13)).toMatchObject({ status: 400, code: 'banking.merchantClientError' });
    expect(transactions).toEqual([]);
  });
});

function withdrawals() {
  const { method } = methods.at(-1)!;
  const memory = memoryContext(method);
  const create = (amount: number) =>
    simulator.on['BANKING:withdrawal-create']!(
      { amount, currency: 'EUR', fields: {}, wallet: '12345678', payment_system: method.name },
      memory.context,
    );
  const statuses = () => memory.transactions.map(({ status }) => status);
  return { ...memory, create, statuses };
}

describe('a withdrawal', () => {
  it('is accepted, and waits for the operator', async () => {
    const { create, statuses } = withdrawals();
    expect(await create(50)).toMatchObject({ status: 200, data: { withdrawalId: expect.any(String) } });
    expect(statuses()).toEqual(['accepted']);
  });

  it('ends as its cents say', async () => {
    const { create, advance, statuses } = withdrawals();
    await create(50.2);
    await create(50.21);
    await advance(WORK_MS, simulator);
    expect(statuses()).toEqual(['processed', 'mistaked']);
  });

  it('is refused with a sentence for the player', async () => {
    const { create, transactions } = withdrawals();
    expect(await create(50.13)).toMatchObject({ status: 400, code: 'banking.merchantClientError' });
    expect(transactions).toEqual([]);
  });
});
