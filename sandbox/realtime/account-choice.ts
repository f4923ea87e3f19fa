/** Saved accounts in creates: an account that a create names is filled in, and one that the player wants to save is stored. */
import type { PaymentMethod } from '../../src/contract/method';
import type { RequestType } from '../../src/contract/realtime';
import { Accounts, type AccountRow } from '../store/accounts';
import type { Answer } from '../store/attempts';
import type { Transaction } from '../store/transaction';
import { Transactions } from '../store/transactions';
import type { Db } from '../database/db';
import { CREATES, fillAccount, NO_ACCOUNT } from './account-fill';
import { destinationOf } from './destination';
import type { OwnContext } from './own-context';
import type { Subject } from './request-subject';

interface CreateData {
  accountId?: string | null;
  saveAccount?: true | null;
  fields: Record<string, string>;
  wallet?: string | null;
}

export type Chosen = { data: unknown; account: AccountRow | undefined } | { refusal: Answer };

/** The request as the provider gets it, with the saved account's fields filled in; or a refusal. */
export async function chooseAccount(
  type: RequestType,
  data: unknown,
  { flow, methodName }: Subject,
  { db, now, user }: OwnContext,
): Promise<Chosen> {
  const { accountId } = data as Partial<CreateData>;
  if (!CREATES.has(type) || !accountId) return { data, account: undefined };
  const account = await new Accounts(db, now, user.id).find(accountId);
  if (account?.flow !== flow || account.paymentMethod !== methodName) return { refusal: NO_ACCOUNT };
  const filled = fillAccount(data, account);
  return 'refusal' in filled ? filled : { ...filled, account };
}

/** Called once the transaction exists: records its account, and saves a new account that the player wants to keep. */
export async function keepAccount(
  type: RequestType,
  data: unknown,
  { id, method, account }: { id: string; method: PaymentMethod; account: AccountRow | undefined },
  { db, now, user }: OwnContext,
): Promise<void> {
  if (!CREATES.has(type)) return;
  const transactions = new Transactions(db, now);
  const accounts = new Accounts(db, now, user.id);
  if (account) {
    await accounts.touch(account.id);
    await transactions.keep(id, { accountId: account.id });
    return;
  }
  const { saveAccount, fields, wallet } = data as CreateData;
  if (!saveAccount) return;
  const label = destinationOf(method, fields, wallet);
  // The card is typed on the provider's page, so it is saved later, when the provider has accepted it (keepCard).
  if (label === undefined) return void (await transactions.keep(id, { saveAccount: true }));
  const network = fields['network'] ?? null;
  const flow = type === 'BANKING:withdrawal-create' ? 'withdrawal' : 'deposit';
  const kept = {
    id: `account-${id}`,
    flow,
    paymentMethod: method.name,
    label,
    fields,
    network,
    wallet: wallet ?? null,
  };
  await transactions.keep(id, { accountId: (await accounts.save({ ...kept, flow })).id });
}

/** Saves a card that the provider has accepted and the player wants to keep. The provider gives only its brand and last digits. */
export async function keepCard(db: Db, now: () => number, deposit: Transaction, label: string): Promise<void> {
  if (!deposit.saveAccount || deposit.accountId !== null) return;
  const { id, userId, flow, methodName } = deposit;
  const account = { id: `account-${id}`, flow, paymentMethod: methodName, label };
  const { id: accountId } = await new Accounts(db, now, userId).save(account);
  await new Transactions(db, now).keep(id, { accountId });
}
