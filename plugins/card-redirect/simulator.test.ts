import { describe, expect, it } from 'vitest';
import { parseOrThrow } from '@/contract/parse';
import { DepositCreateReply, type DepositCreateRequest } from '@/contract/deposit';
import { PaymentMethod } from '@/contract/method';
import { memoryContext } from '../../tests/kit/simulator-context';
import { methods, replies } from './fixtures';
import { simulator } from './simulator';

const methodNamed = (name: string) => methods.find(({ method }) => method.name === name)!.method;

function surroundings(methodName: string) {
  const memory = memoryContext(methodNamed(methodName));
  const create = (changes: Partial<DepositCreateRequest> = {}) =>
    simulator.on['BANKING:deposit-create']!(
      {
        amount: 50,
        currency: 'EUR',
        fields: {},
        isActivatedBonus: false,
        paymentType: methodName,
        returnUrl: 'https://shop.example/?a=1&b=2',
        ...changes,
      },
      memory.context,
    );
  return { ...memory, create };
}

const dataOf = (reply: Awaited<ReturnType<ReturnType<typeof surroundings>['create']>>): DepositCreateReply => {
  if (!('data' in reply)) throw new Error(`Refused with ${reply.code}`);
  return parseOrThrow(DepositCreateReply, reply.data, 'reply');
};

describe('the redirect provider', () => {
  it('takes the five display types for deposits, and any for withdrawals', () => {
    const taken = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((cardViewType) =>
      simulator.handles({ ...methodNamed('test_card'), cardViewType }, 'deposit'),
    );
    expect(taken).toEqual([0, 1, 2, 4, 8]);
    expect(simulator.handles({ ...methodNamed('test_payout'), cardViewType: 9 }, 'withdrawal')).toBe(true);
  });

  it('sends the player to the acquirer by a link', async () => {
    const { create, transactions } = surroundings('test_card');
    const { apiResponse, depositId } = dataOf(await create({ amount: 12.5 }));
    expect(apiResponse.method).toBe('GET');
    const source = new URL(apiResponse.source!);
    expect(source.pathname).toBe(`/acquirer/${depositId}`);
    expect(source.searchParams.get('returnUrl')).toBe('https://shop.example/?a=1&b=2');
    expect(transactions).toMatchObject([{ id: depositId, amount: '12.5', currency: 'EUR', status: 'waiting' }]);
  });

  it('sends the player to the acquirer by a form, with a signature', async () => {
    const { create, transactions } = surroundings('test_card_post');
    const { apiResponse, depositId } = dataOf(await create());
    expect(apiResponse).toMatchObject({
      method: 'POST',
      data: { transactionId: depositId, signature: transactions[0]!.state.signature },
    });
    expect(Object.values(apiResponse.data!).every((value) => typeof value === 'string')).toBe(true);
  });

  it('asks for one more field and goes on with the same deposit', async () => {
    const { create, transactions } = surroundings('test_card_fields');
    const asked = dataOf(await create());
    expect(asked.apiResponse).toMatchObject({ isFieldsRequired: true, source: null });
    expect(asked.fields!.map((field) => field.name)).toEqual(['city']);

    const again = dataOf(await create({ depositId: asked.depositId, fields: { city: '  ' } }));
    expect(again).toMatchObject({ depositId: asked.depositId, apiResponse: { isFieldsRequired: true } });

    const paid = dataOf(await create({ depositId: asked.depositId, fields: { city: 'Köln' } }));
    expect(paid.depositId).toBe(asked.depositId);
    expect(paid.apiResponse.source).toContain('/acquirer/');
    expect(transactions).toHaveLength(1);
  });

  it('begins a new deposit when the amount changed while the fields were asked for', async () => {
    const { create, transactions } = surroundings('test_card_fields');
    const asked = dataOf(await create({ amount: 50 }));
    const paid = dataOf(await create({ amount: 60, depositId: asked.depositId, fields: { city: 'Köln' } }));
    expect(paid.depositId).not.toBe(asked.depositId);
    expect(transactions).toMatchObject([
      { amount: '50', status: 'mistaked' },
      { amount: '60', status: 'waiting' },
    ]);
  });

  it('has a method without a page', async () => {
    const { create } = surroundings('test_card_offline');
    expect(dataOf(await create()).apiResponse.source).toBeNull();
  });

  it.each([
    [50.13, 'banking.merchantClientError'],
    [50.14, 'banking.paymentMethodRegex'],
  ])('refuses %s with %s and keeps nothing', async (amount, code) => {
    const { create, transactions } = surroundings('test_card');
    expect(await create({ amount })).toMatchObject({ status: 400, code });
    expect(transactions).toEqual([]);
  });

  it.each(['unknown', 'id-1'])('refuses to go on with %s, which is not waiting for fields', async (depositId) => {
    const { create } = surroundings('test_card');
    await create();
    expect(await create({ depositId })).toMatchObject({ status: 404, code: 'banking.depositNotFound' });
  });

  it('completes only a deposit that is there', async () => {
    const { create, context } = surroundings('test_card_offline');
    const { depositId } = dataOf(await create());
    const complete = simulator.on['BANKING:deposit-complete']!;
    const request = { paymentType: 'test_card_offline', fields: {} };
    expect(await complete({ ...request, depositId: depositId! }, context)).toEqual({
      status: 200,
      data: { depositId },
    });
    expect(await complete({ ...request, depositId: 'other' }, context)).toMatchObject({ status: 404 });
  });
});

describe('the pages of ours', () => {
  const request = { paymentType: 'test_card_unified' };
  const begin = async (name: string) => {
    const all = surroundings(name);
    const { apiResponse, depositId } = dataOf(await all.create());
    const complete = (transfer: string) =>
      simulator.on['BANKING:deposit-complete']!(
        { ...request, depositId: depositId!, fields: { transfer } },
        all.context,
      );
    return { ...all, apiResponse, depositId: depositId!, complete };
  };

  it.each([
    ['123456789012', 'processed'],
    ['000000000000', 'mistaked'],
  ])('looks for the transfer %s and finds it %s', async (transfer, status) => {
    const { apiResponse, complete, advance, transactions, clock } = await begin('test_card_unified');
    expect(apiResponse).toMatchObject({ source: null, pageId: null });
    expect(Date.parse(apiResponse.data!.unifiedFlow!.expiresAt!)).toBe(clock.now + 15 * 60_000);
    expect(await complete(transfer)).toMatchObject({ status: 200 });
    expect(transactions[0]!.status).toBe('waiting');
    await advance(2000, simulator);
    expect(transactions[0]!.status).toBe(status);
  });

  it('refuses a transfer number that is none, and goes on waiting', async () => {
    const { complete, transactions } = await begin('test_card_unified');
    expect(await complete('12')).toMatchObject({ status: 400, code: 'banking.paymentMethodRegex' });
    expect(transactions[0]).toMatchObject({ status: 'waiting', state: { step: 'page' } });
  });

  it('lets an unpaid one expire, but not one that it is looking for', async () => {
    const unpaid = await begin('test_card_unified_quick');
    await unpaid.advance(5999, simulator);
    expect(unpaid.transactions[0]!.status).toBe('waiting');
    await unpaid.advance(1, simulator);
    expect(unpaid.transactions[0]!.status).toBe('mistaked');

    const paid = await begin('test_card_unified_quick');
    await paid.advance(5500, simulator);
    await paid.complete('123456789012');
    await paid.advance(1000, simulator);
    expect(paid.transactions[0]!.status).toBe('waiting');
    await paid.advance(1000, simulator);
    expect(paid.transactions[0]!.status).toBe('processed');
  });

  it('gives the flow of the open deposit again, with the same expiry, and none after the player has paid', async () => {
    const { apiResponse, context, complete, advance } = await begin('test_card_unified');
    const check = () => simulator.on['BANKING_DEPOSIT:deposit-check']!({ paymentMethod: 'test_card_unified' }, context);
    await advance(60_000, simulator);
    expect(await check()).toEqual({
      status: 200,
      data: { deposit: null, unifiedFlow: apiResponse.data!.unifiedFlow },
    });
    await complete('123456789012');
    expect(await check()).toEqual({ status: 200, data: { deposit: null, unifiedFlow: undefined } });
  });

  it('cancels an open one', async () => {
    const { context, depositId, transactions } = await begin('test_card_unified');
    const cancel = (id: string) =>
      simulator.on['BANKING_DEPOSIT:deposit-cancel']!({ depositId: id, paymentMethod: 'test_card_unified' }, context);
    expect(await cancel(depositId)).toEqual({ status: 200, data: { status: 'CANCELED' } });
    expect(transactions[0]!.status).toBe('mistaked');
    expect(await cancel('other')).toMatchObject({ status: 404 });
  });

  it.each([
    ['test_card_instruction', 'custom'],
    ['test_card_cash', 'offline'],
  ])('%s says how to pay on the page %s', async (name, pageId) => {
    const { apiResponse } = await begin(name);
    expect(apiResponse).toMatchObject({ pageId, source: null, data: { instruction: { steps: expect.any(Array) } } });
  });
});

describe('the fixtures', () => {
  it('satisfy the contract', () => {
    for (const { method } of methods) expect(parseOrThrow(PaymentMethod, method, 'method')).toEqual(method);
    for (const reply of Object.values(replies)) parseOrThrow(DepositCreateReply, reply, 'reply');
  });
});
