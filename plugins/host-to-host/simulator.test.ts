import { describe, expect, it } from 'vitest';
import type { Transaction } from '@/cashier/attempt/current-transaction';
import { decryptCard } from '@/cashier/card/decrypt-card';
import { DepositCreateReply } from '@/contract/deposit';
import { PaymentMethod } from '@/contract/method';
import { parseOrThrow } from '@/contract/parse';
import { memoryContext } from '../../tests/kit/simulator-context';
import { methods } from './fixtures';
import { readPayee } from './payee/read-payee';
import { CLOSING_MS, FOUND_AFTER_MS, LIFE_MS, SHORT_LIFE_MS, simulator } from './simulator';

const methodNamed = (name: string) => methods.find(({ method }) => method.name === name)!.method;

function provider(name = 'tr_iban') {
  const method = methodNamed(name);
  const memory = memoryContext(method);
  const create = async (amount: number) => {
    const [currency = ''] = method.currency;
    const request = { amount, currency, fields: {}, isActivatedBonus: false, paymentType: name, returnUrl: '' };
    const reply = await simulator.on['BANKING:deposit-create']!(request, memory.context);
    if (!('data' in reply)) throw new Error(reply.code);
    const { apiResponse, depositId } = parseOrThrow(DepositCreateReply, reply.data, 'reply');
    const transaction = { id: depositId!, amount, currency, data: apiResponse.data } as Transaction;
    return { id: depositId!, data: apiResponse.data!, payee: readPayee(transaction) };
  };
  const complete = (depositId: string) =>
    simulator.on['BANKING:deposit-complete']!({ depositId, paymentType: name, fields: {} }, memory.context);
  const status = () => memory.transactions.map((one) => one.status);
  return { ...memory, create, complete, status };
}

describe('the provider of transfers', () => {
  it.each(methods.map(({ method }) => method.name))('gives a payee that may be paid: %s', async (name) => {
    const { create, clock } = provider(name);
    const { payee } = await create(5000);
    expect(payee).toMatchObject({ kind: 'payable', expiresAt: new Date(clock.now + LIFE_MS).toISOString() });
    if (payee.kind === 'payable' && payee.card) {
      expect(await decryptCard(payee.card.encoded!)).toMatch(/^\d{16}$/);
    }
  });

  it.each([
    ['tr_iban', 5000.15, 'checkDigits'],
    ['mx_clabe', 5000.15, 'checkDigits'],
    ['tr_iban', 5000.16, 'empty'],
    ['kz_card_transfer', 5000.16, 'empty'],
  ])('%s of %s is refused: %s', async (name, amount, fault) => {
    expect((await provider(name).create(amount)).payee).toEqual({ kind: 'refused', fault });
  });

  it('has a card that can’t be decrypted, and one in clear', async () => {
    const { create } = provider('kz_card_transfer');
    await expect(decryptCard((await create(5000.15)).data.card!.encoded!)).rejects.toThrow(
      'Error while decrypting data',
    );
    expect((await create(5000.19)).payee).toMatchObject({ card: { number: '4400430000001237' } });
  });

  it('closes what nobody says was paid', async () => {
    const { create, advance, status } = provider();
    await create(500.17);
    await advance(SHORT_LIFE_MS + CLOSING_MS - 1, simulator);
    expect(status()).toEqual(['waiting']);
    await advance(1, simulator);
    expect(status()).toEqual(['mistaked']);
  });

  it('goes on looking for what was said to be paid', async () => {
    const { create, complete, advance, status } = provider();
    const { id } = await create(500.17);
    expect(await complete(id)).toEqual({ status: 200, data: { depositId: id } });
    await advance(LIFE_MS, simulator);
    expect(status()).toEqual(['waiting']);
  });

  it('finds the money of some by itself, once', async () => {
    const { create, complete, advance, status } = provider();
    const { id } = await create(500.21);
    await advance(FOUND_AFTER_MS, simulator);
    expect(status()).toEqual(['waiting']);
    await complete(id);
    await complete(id);
    await advance(FOUND_AFTER_MS, simulator);
    expect(status()).toEqual(['processed']);
  });

  it('has run out before it came, when it should', async () => {
    const { create, clock } = provider();
    expect(Date.parse((await create(500.18)).data.expiresAt!)).toBeLessThan(clock.now);
  });

  it('knows no deposit that it has not made', async () => {
    expect(await provider().complete('other')).toMatchObject({ status: 404 });
  });

  it('handles bank transfers, for deposits', () => {
    const handled = methods.filter(({ method }) => simulator.handles(method, 'deposit'));
    expect(handled).toHaveLength(methods.length);
    expect(simulator.handles(methodNamed('tr_iban'), 'withdrawal')).toBe(false);
    expect(simulator.handles({ ...methodNamed('tr_iban'), cardViewType: 0 }, 'deposit')).toBe(false);
  });
});

it('the fixtures satisfy the contract', () => {
  for (const { method } of methods) expect(parseOrThrow(PaymentMethod, method, 'method')).toEqual(method);
});
