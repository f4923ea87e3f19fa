import Big from 'big.js';
import type { SimulatedTransaction } from '../../src/contract/simulator';
import { fromDollars } from '../catalogue/markets';

/** Money that the player was given. `amount`: decimal text, major units. */
export interface Credit {
  amount: string;
  currency: string;
}

const OPENING_DOLLARS = 2000;

/** What the player has by currency: an opening balance in `currency`, deposits, and less what is withdrawn or reserved. */
export function balancesOf(
  transactions: Iterable<SimulatedTransaction>,
  credits: readonly Credit[],
  currency: string,
): Record<string, number> {
  const sums = new Map<string, Big>();
  const add = ({ amount, currency: of }: Credit, sign: 1 | -1) =>
    sums.set(of, (sums.get(of) ?? new Big(0)).plus(new Big(amount).times(sign)));
  add({ amount: String(fromDollars(OPENING_DOLLARS, currency)), currency }, 1);
  for (const credit of credits) add(credit, 1);
  for (const transaction of transactions) {
    if (transaction.flow === 'deposit' && transaction.status === 'processed') add(transaction, 1);
    if (transaction.flow === 'withdrawal' && transaction.status !== 'mistaked') add(transaction, -1);
  }
  return Object.fromEntries([...sums].map(([of, sum]) => [of, sum.toNumber()]));
}

export const covers = (balances: Readonly<Record<string, number>>, amount: number, currency: string): boolean =>
  new Big(balances[currency] ?? 0).gte(amount);
