import { describe, expect, it } from 'vitest';
import { checkUpiInvoice } from '@/families/upi/stores/check-upi-invoice';
import { FOUND_AFTER } from '@/families/upi/stores/upi-provider.fake';
import { DepositCreateReply } from '@/contract/deposit';
import { PaymentMethod } from '@/contract/method';
import { parseOrThrow } from '@/contract/parse';
import { memoryContext } from '../../tests/kit/simulator-context';
import { methods } from './fixtures';
import { simulator } from './simulator';

const [{ method }] = methods as [(typeof methods)[number]];

function provider() {
  const memory = memoryContext(method);
  const create = (amount: number) =>
    simulator.on['BANKING:deposit-create']!(
      {
        amount,
        currency: 'INR',
        fields: {},
        isActivatedBonus: false,
        paymentType: method.name,
        returnUrl: 'https://shop.example',
      },
      memory.context,
    );
  const created = async (amount = 500) => {
    const reply = await create(amount);
    if (!('data' in reply)) throw new Error(`Refused with ${reply.code}`);
    return parseOrThrow(DepositCreateReply, reply.data, 'reply');
  };
  const complete = (depositId: string, utr: string) =>
    simulator.on['BANKING:deposit-complete']!({ depositId, paymentType: method.name, fields: { utr } }, memory.context);
  return { ...memory, create, created, complete };
}

describe('the easy-pay provider', () => {
  it('takes its display type, for deposits', () => {
    const types = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((cardViewType) =>
      simulator.handles({ ...method, cardViewType }, 'deposit'),
    );
    expect(types).toEqual([7]);
    expect(simulator.handles(method, 'withdrawal')).toBe(false);
  });

  it('asks for the easy-pay page, with a code that the widget takes', async () => {
    const { apiResponse } = await provider().created();
    expect(apiResponse).toMatchObject({ pageId: 'eazype', source: null });
    expect(checkUpiInvoice(apiResponse.data!.upi!, { amount: 500, currency: 'INR' }).ok).toBe(true);
  });

  it('refuses the amounts that it is asked to, and may bring no code', async () => {
    const { create, created } = provider();
    expect(await create(500.13)).toMatchObject({ code: 'banking.merchantClientError' });
    expect((await created(500.24)).apiResponse).toMatchObject({ pageId: 'eazype', data: null });
  });

  it('finds a payment by its UTR', async () => {
    const { created, complete, transactions, advance } = provider();
    const { depositId } = await created();
    expect(await complete(depositId!, '000000000000')).toMatchObject({ status: 400 });
    await complete(depositId!, '412345678901');
    await advance(FOUND_AFTER, simulator);
    expect(transactions[0]!.status).toBe('processed');
  });

  it('has fixtures that satisfy the contract', () => {
    for (const entry of methods) expect(parseOrThrow(PaymentMethod, entry.method, 'method')).toEqual(entry.method);
  });
});
