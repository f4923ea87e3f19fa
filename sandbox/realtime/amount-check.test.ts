import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../../src/contract/method';
import { depositRequest, withdrawalRequest } from '../testing/client';
import { withdrawingPlayer } from '../testing/withdrawing-player';
import { refuseAmount } from './amount-check';

const codeFor = (amount: number, currency: string) => {
  const method = { name: 'any', currency: [currency], amount_rules: { [currency]: { min: 0, max: 0 } } };
  return refuseAmount(method as unknown as PaymentMethod, amount, currency)?.code;
};

it.each([
  [10, 'EUR'],
  [10.12, 'EUR'],
  [1e21, 'EUR'],
  [500, 'JPY'],
  [10.125, 'KWD'],
  [0.00000001, 'BTC'],
  [0.12345678, 'ETH'],
  [0.1234567, 'LTC'],
  [10.12, 'USDT'],
  [10.12, 'TRX'],
])('%d %s is an amount of the currency', (amount, currency) => expect(codeFor(amount, currency)).toBeUndefined());

it.each([
  [10.123456, 'EUR'],
  [0.001, 'EUR'],
  [10.5, 'JPY'],
  [10.5, 'XOF'],
  [10.1255, 'KWD'],
  [0.123456789, 'BTC'],
  [0.123456789, 'ETH'],
  [0.12345678, 'LTC'],
  [10.123, 'USDT'],
  [10.123, 'TRX'],
])('%d %s has more decimals than the currency', (amount, currency) =>
  expect(codeFor(amount, currency)).toBe('banking.amountDecimals'),
);

describe('a create', () => {
  const kit = withdrawingPlayer();

  it('with more decimals than the currency is refused, and makes nothing', async () => {
    const refused = { status: 400, code: 'banking.amountDecimals' };
    const deposit = depositRequest({ amount: 10.123456 });
    expect(await kit.player.request('BANKING:deposit-create', deposit)).toMatchObject(refused);
    const withdrawal = withdrawalRequest({ amount: 10.123456 });
    expect(await kit.player.request('BANKING:withdrawal-create', withdrawal)).toMatchObject(refused);
    expect(await kit.list()).toMatchObject({ transactions: [] });
    expect(await kit.balance()).toBe(100);
  });
});
