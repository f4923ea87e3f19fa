import type { TransactionLine } from '@/contract/transactions';

const NEWEST = Date.UTC(2026, 2, 14, 16, 20);

/** A waiting withdrawal; the higher the number, the older it is. */
export const lineOf = (number: number, changes: Partial<TransactionLine> = {}): TransactionLine => ({
  id: `t-${number}`,
  flow: 'withdrawal',
  paymentMethod: 'test_payout',
  text: { en: 'Test payout' },
  amount: 50,
  currency: 'EUR',
  status: 'accepted',
  createdAt: new Date(NEWEST - number * 60_000).toISOString(),
  isCancellable: true,
  ...changes,
});

export const pageOf = (count: number, hasMore = false, changes: Partial<TransactionLine> = {}) => ({
  transactions: Array.from({ length: count }, (_, number) => lineOf(number, changes)),
  hasMore,
});
