import { describe, expect, it } from 'vitest';
import { checkUpiInvoice } from '@/families/upi/stores/check-upi-invoice';
import { CODE_LIFE, FOUND_AFTER, GRACE, SHORT_CODE_LIFE } from '@/families/upi/stores/upi-provider.fake';
import { DepositCreateReply, DepositPrepareReply, type DepositCreateRequest } from '@/contract/deposit';
import { PaymentMethod } from '@/contract/method';
import { parseOrThrow } from '@/contract/parse';
import { memoryContext } from '../../tests/kit/simulator-context';
import { UPI_QR_METHOD, methods } from './fixtures';
import { simulator } from './simulator';

const methodNamed = (name: string) => methods.find(({ method }) => method.name === name)!.method;
const UTR = '412345678901';

function provider(methodName = 'in_upi_transfer') {
  const memory = memoryContext(methodNamed(methodName));
  const request = (amount: number): DepositCreateRequest => ({
    amount,
    currency: 'INR',
    fields: {},
    isActivatedBonus: false,
    paymentType: methodName,
    returnUrl: 'https://shop.example',
  });
  const prepare = (amount = 1000) => simulator.on['BANKING:deposit-prepare']!(request(amount), memory.context);
  const create = (amount = 1000) => simulator.on['BANKING:deposit-create']!(request(amount), memory.context);
  const prepared = async (amount = 1000) => {
    const reply = await prepare(amount);
    if (!('data' in reply)) throw new Error(`Refused with ${reply.code}`);
    return parseOrThrow(DepositPrepareReply, reply.data, 'reply');
  };
  const complete = (depositId: string, utr: string) =>
    simulator.on['BANKING:deposit-complete']!({ depositId, paymentType: methodName, fields: { utr } }, memory.context);
  return { ...memory, prepare, create, prepared, complete };
}

describe('the UPI provider', () => {
  it('takes the India display type and the UPI QR method, for deposits', () => {
    const base = methodNamed('in_upi_transfer');
    const types = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((cardViewType) =>
      simulator.handles({ ...base, cardViewType }, 'deposit'),
    );
    expect(types).toEqual([3]);
    expect(simulator.handles(methodNamed(UPI_QR_METHOD), 'deposit')).toBe(true);
    expect(simulator.handles(base, 'withdrawal')).toBe(false);
  });

  it.each([200, 1000, 999.99, 200.3])('gives out a code for %s that the widget takes', async (amount) => {
    const { prepared, clock } = provider();
    const { invoice } = await prepared(amount);
    expect(checkUpiInvoice(invoice!, { amount, currency: 'INR' })).toMatchObject({ ok: true });
    expect(Date.parse(invoice!.expiresAt!) - clock.now).toBe(CODE_LIFE);
  });

  it('asks for the UPI QR page when the method is created', async () => {
    const reply = await provider(UPI_QR_METHOD).create();
    const { apiResponse } = parseOrThrow(DepositCreateReply, 'data' in reply && reply.data, 'reply');
    expect(apiResponse).toMatchObject({ pageId: 'upi-qr', source: null });
    expect(checkUpiInvoice(apiResponse.data!.upi!, { amount: 1000, currency: 'INR' }).ok).toBe(true);
  });

  it.each([
    [500.13, 'banking.merchantClientError'],
    [500.14, 'banking.paymentMethodRegex'],
  ])('refuses %s with %s and keeps nothing', async (amount, code) => {
    const { prepare, transactions } = provider();
    expect(await prepare(amount)).toMatchObject({ status: 400, code });
    expect(transactions).toEqual([]);
  });

  it.each([
    [500.22, 'foreignScheme'],
    [500.23, 'amount'],
  ])('gives out a wrong code for %s: %s', async (amount, fault) => {
    const { invoice } = await provider().prepared(amount);
    expect(checkUpiInvoice(invoice!, { amount, currency: 'INR' })).toEqual({ ok: false, fault });
  });

  it('gives out a short-lived code for .21 and none for .24', async () => {
    const { prepared, clock } = provider();
    const { invoice } = await prepared(500.21);
    expect(Date.parse(invoice!.expiresAt!) - clock.now).toBe(SHORT_CODE_LIFE);
    expect((await prepared(500.24)).invoice).toBeUndefined();
  });
});

describe('a UTR', () => {
  it('that the bank finds ends the deposit well, a while later and once', async () => {
    const { prepared, complete, transactions, advance } = provider();
    const { depositId } = await prepared();
    expect(await complete(depositId!, UTR)).toEqual({ status: 200, data: { depositId } });
    expect(await complete(depositId!, UTR)).toEqual({ status: 200, data: { depositId } });
    expect(transactions[0]!.status).toBe('waiting');
    await advance(FOUND_AFTER, simulator);
    expect(transactions[0]!.status).toBe('processed');
  });

  it('that the bank does not find ends it badly', async () => {
    const { prepared, complete, transactions, advance } = provider();
    const { depositId } = await prepared();
    await complete(depositId!, '412345670000');
    await advance(FOUND_AFTER, simulator);
    expect(transactions[0]!.status).toBe('mistaked');
  });

  it.each(['000000000000', '41234567890', ''])('%s is refused and the deposit goes on', async (utr) => {
    const { prepared, complete, transactions } = provider();
    const { depositId } = await prepared();
    expect(await complete(depositId!, utr)).toMatchObject({ status: 400, code: 'banking.paymentMethodRegex' });
    expect(transactions[0]).toMatchObject({ status: 'waiting', state: { utr: null } });
  });

  it('still counts when the code has expired; without one the deposit fails in the end', async () => {
    const { prepared, complete, transactions, advance } = provider();
    const first = await prepared();
    await prepared();
    await advance(CODE_LIFE + 1000, simulator);
    await complete(first.depositId!, UTR);
    await advance(GRACE, simulator);
    expect(transactions.map(({ status }) => status)).toEqual(['processed', 'mistaked']);
  });

  it('of a deposit that is not there is refused', async () => {
    expect(await provider().complete('other', UTR)).toMatchObject({ status: 404 });
  });
});

describe('the fixtures', () => {
  it('satisfy the contract, each name once', () => {
    for (const { method } of methods) expect(parseOrThrow(PaymentMethod, method, 'method')).toEqual(method);
    expect(new Set(methods.map(({ method }) => method.name)).size).toBe(methods.length);
  });
});
