import type { User } from '../../src/contract/user';
import type { Db } from '../database/db';
import { Ledger } from '../store/ledger';
import type { UserRow } from '../store/users';

/** The user as the widget gets it: the balance in every currency, amounts in major units. */
export async function userView(db: Db, user: UserRow): Promise<User> {
  const balances = Object.entries(await new Ledger(db).balances(user.id));
  const numbers = Object.fromEntries(balances.map(([currency, amount]) => [currency, Number(amount)]));
  return {
    id: user.id,
    name: user.name,
    ...user.profile,
    country: user.country,
    currency: user.currency,
    balanceData: { primary: { amount: numbers[user.currency] ?? 0, currency: user.currency }, balances: numbers },
  };
}
