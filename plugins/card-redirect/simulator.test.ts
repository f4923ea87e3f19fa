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
  it('takes the five display types, for deposits', () => {
    const taken = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((cardViewType) =>
      simulator.handles({ ...methodNamed('test_card'), cardViewType }, 'deposit'),
    );
    expect(taken).toEqual([0, 1, 2, 4, 8]);
    expect(simulator.handles(methodNamed('test_card'), 'withdrawal')).toBe(false);
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

describe('the fixtures', () => {
  it('satisfy the contract', () => {
    for (const { method } of methods) expect(parseOrThrow(PaymentMethod, method, 'method')).toEqual(method);
    for (const reply of Object.values(replies)) parseOrThrow(DepositCreateReply, reply, 'reply');
  });
});
