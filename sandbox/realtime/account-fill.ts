/** A saved account in a create, without a store: shared with the demo that has no server. */
import type { PaymentMethod } from '../../src/contract/method';
import type { RequestType } from '../../src/contract/realtime';
import { sameAccount } from '../store/same-account';
import { ACCOUNT_FIELDS, firstAccount } from './destination';

interface Refusal {
  status: number;
  code: string;
  message: string;
}

/** What was typed when the account was saved. */
interface Saved {
  fields?: Record<string, string> | null | undefined;
  wallet?: string | null | undefined;
}

/** Creates that may name an account. */
export const CREATES: ReadonlySet<string> = new Set<RequestType>([
  'BANKING:deposit-create',
  'BANKING:deposit-prepare',
  'BANKING:withdrawal-create',
]);

export const NO_ACCOUNT: Refusal = { status: 400, code: 'banking.savedAccountNotFound', message: 'No such account' };

/** The request as the provider gets it, with the account's fields filled in. */
export function fillAccount(data: unknown, account: Saved): { data: unknown } | { refusal: Refusal } {
  const { fields = {}, wallet: typed } = data as { fields?: Record<string, string>; wallet?: string | null };
  if (isOther(account, fields, typed)) {
    return { refusal: { status: 400, code: 'banking.accountMismatch', message: 'The fields name another account' } };
  }
  const { wallet } = account;
  return {
    data: {
      ...(data as object),
      fields: { ...fields, ...account.fields, ...amountOf(fields) },
      ...(wallet && { wallet }),
    },
  };
}

/** The amount is typed for each payment, and kept with the account's fields as well. */
const amountOf = ({ amount }: Record<string, string>) => amount !== undefined && { amount };

/**
 * Whether a create that names a saved account names another one besides. One of the two would be paid and the other be
 * shown, so neither is.
 */
function isOther(saved: Saved, fields: Record<string, string>, wallet: string | null | undefined): boolean {
  const kept: Record<string, string> = saved.fields ?? {};
  const isSame = (typed: string, own: string) => !typed.trim() || sameAccount(typed) === sameAccount(own);
  const differs = Object.entries(fields).some(
    ([name, value]) => name !== 'amount' && kept[name] !== undefined && !isSame(value, kept[name]),
  );
  const own = saved.wallet ?? firstAccount(kept);
  const named = [wallet, own !== undefined && firstAccount({ ...fields, ...kept })].filter(
    (one) => typeof one === 'string',
  );
  return differs || (own !== undefined && named.some((one) => !isSame(one, own)));
}

/** Whether the player can save accounts of this method: cards, and methods with a field that names an account. */
export function hasAccounts({ fields, cardViewType }: PaymentMethod): boolean {
  return (
    CARD_TYPES.includes(cardViewType) || fields.some(({ name, wallet }) => wallet || ACCOUNT_FIELDS.includes(name))
  );
}

/** The display types `card`, `cardWalletOnly` and `cardMultiple`. */
const CARD_TYPES: readonly number[] = [1, 2, 4];
