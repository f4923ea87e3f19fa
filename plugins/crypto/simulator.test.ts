import { describe, expect, it } from 'vitest';
import { DepositCreateReply } from '@/contract/deposit';
import type { PaymentMethod } from '@/contract/method';
import { parseOrThrow } from '@/contract/parse';
import { catalogue } from '../../sandbox/catalogue';
import { memoryContext } from '../../tests/kit/simulator-context';
import { methods as fixtures } from './fixtures';
import { NETWORKS } from './networks';
import { simulator } from './simulator';
import { breakAddress, makeAddress } from './simulator/make-address';
import { factsOf, networkField } from './stores/method-facts';
import { readInvoice } from './stores/read-invoice';
import { lacksCheckDigits } from './address/check-digits';
import { verifiedAddress } from './address/verified-address';

const methods = [...catalogue, ...fixtures]
  .filter(({ flows, method }) => flows.includes('deposit') && method.category === 'crypto')
  .map(({ method }) => method);

async function create(method: PaymentMethod, amount: number, fields: Record<string, string> = {}) {
  const memory = memoryContext(method);
  const request = { amount, currency: 'EUR', fields, isActivatedBonus: false, paymentType: method.name, returnUrl: '' };
  const reply = await simulator.on['BANKING:deposit-create']!(request, memory.context);
  if (!('data' in reply)) return { ...memory, reply, invoice: undefined };
  const { apiResponse } = parseOrThrow(DepositCreateReply, reply.data, 'reply');
  return { ...memory, reply, invoice: apiResponse.data!.crypto! };
}
const bitcoin = methods.find(({ name }) => name === 'crypto_btc')!;

it.each(methods.map((method) => [method.name, method] as const))(
  '%s gives what the widget shows',
  async (_, method) => {
    const network = networkField(method)?.values?.at(-1)?.value;
    const fields: Record<string, string> = network === undefined ? {} : { network };
    const { invoice, transactions } = await create(method, 50, fields);
    const reading = readInvoice(invoice!, factsOf(method.name));
    expect(reading).toMatchObject({ kind: 'payable', isUriIgnored: false });
    expect(transactions).toMatchObject([{ status: 'waiting', amount: '50' }]);
  },
);

it('has good and broken addresses for every network, always the same', () => {
  for (const { id } of NETWORKS) {
    for (let seed = 0; seed < 20; seed++) {
      const address = makeAddress(id, String(seed));
      expect(verifiedAddress(id, address), address).toBe(address);
      expect(makeAddress(id, String(seed))).toBe(address);
      const broken = breakAddress(address);
      if (!lacksCheckDigits(id, broken)) expect(verifiedAddress(id, broken), broken).toBeUndefined();
    }
  }
});

describe('what goes wrong', () => {
  it.each([
    [50.12, 'address'],
    [50.15, 'otherNetwork'],
    [50.16, 'unknownNetwork'],
  ])('%s: %s', async (amount, reason) => {
    const { invoice } = await create(bitcoin, amount);
    expect(readInvoice(invoice!, factsOf('crypto_btc'))).toEqual({ kind: 'refused', reason });
  });

  it.each([
    [50.12, 'address'],
    [50.17, 'amount'],
  ])('%s on Lightning: %s', async (amount, reason) => {
    const { invoice } = await create(
      methods.find(({ name }) => name === 'crypto_btc_lightning')!,
      amount,
    );
    expect(readInvoice(invoice!, factsOf('crypto_btc_lightning'))).toEqual({ kind: 'refused', reason });
  });

  it('50.18: the Lightning invoice expires after 3 s', async () => {
    const { invoice, clock } = await create(
      methods.find(({ name }) => name === 'crypto_btc_lightning')!,
      50.18,
    );
    const reading = readInvoice(invoice!, factsOf('crypto_btc_lightning'));
    expect(reading).toMatchObject({ invoice: { expiresAt: new Date(clock.now + 3000).toISOString() } });
  });

  it('50.14: the URI pays someone else', async () => {
    const { invoice } = await create(bitcoin, 50.14);
    expect(readInvoice(invoice!, factsOf('crypto_btc'))).toMatchObject({ kind: 'payable', isUriIgnored: true });
  });

  it('refuses to go on with a deposit, since it never asks for fields', async () => {
    const { context, transactions } = memoryContext(bitcoin);
    const request = {
      amount: 50,
      currency: 'EUR',
      fields: {},
      isActivatedBonus: false,
      paymentType: '',
      returnUrl: '',
    };
    const reply = await simulator.on['BANKING:deposit-create']!({ ...request, depositId: 'other' }, context);
    expect(reply).toMatchObject({ status: 404, code: 'banking.depositNotFound' });
    expect(transactions).toEqual([]);
  });

  it.each<Record<string, string>>([{}, { network: 'solana' }])('refuses the network %j', async (fields) => {
    const { reply, transactions } = await create(fixtures[0]!.method, 50, fields);
    expect(reply).toMatchObject({ status: 400, code: 'banking.networkUnavailable' });
    expect(transactions).toEqual([]);
  });
});

it.each([
  ['confirmed', 'processed'],
  ['underpaid', 'mistaked'],
  ['seen', 'waiting'],
])('the event %s leaves the deposit %s', async (event, status) => {
  const { context, transactions } = await create(bitcoin, 50);
  await simulator.onEvent!(event, transactions[0]!, context);
  expect(transactions[0]!.status).toBe(status);
});
