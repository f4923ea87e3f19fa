import type { User } from '../../contract/user';

/** The primary balance if it is in `currency`, else the balance of that currency, else 0 (spec 3). Major units. */
export function balanceIn(currency: string, user: Pick<User, 'balanceData'>): number {
  const { primary, balances } = user.balanceData ?? {};
  if (primary && primary.currency === currency) return primary.amount;
  return balances && Object.hasOwn(balances, currency) ? (balances[currency] ?? 0) : 0;
}
