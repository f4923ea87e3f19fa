/** The player's saved accounts, as JSON. What the sandbox keeps in its database. */
import type { PaymentMethod } from '../../src/contract/method';
import type { Flow } from '../../src/contract/primitives';
import type { RequestData, RequestType } from '../../src/contract/realtime';
import type { SavedAccount } from '../../src/contract/standing';
import { CREATES, fillAccount, NO_ACCOUNT } from '../realtime/account-fill';
import { destinationOf } from '../realtime/destination';
import { identityOf } from '../store/same-account';
import type { Answer } from './protocol';

export interface KeptAccount extends SavedAccount {
  flow: Flow;
  fields?: Record<string, string> | undefined;
  wallet?: string | null | undefined;
}

interface Create {
  accountId?: string | null;
  saveAccount?: true | null;
  fields?: Record<string, string>;
  wallet?: string | null;
}

const flowOf = (type: RequestType): Flow => (type.includes('withdrawal') ? 'withdrawal' : 'deposit');

export class PlayerAccounts {
  private kept: readonly KeptAccount[] = [];
  /** Deposits whose card is to be saved once the provider has accepted it. */
  private wanted: readonly string[] = [];
  /** By transaction, the account that was paid with. */
  private used: Readonly<Record<string, string>> = {};

  constructor(private readonly now: () => number) {}

  snapshot() {
    const { kept, wanted, used } = this;
    return { kept, wanted, used };
  }

  restore({ kept, wanted, used }: ReturnType<PlayerAccounts['snapshot']>): void {
    this.kept = kept;
    this.wanted = wanted;
    this.used = used;
  }

  of = (transactionId: string): SavedAccount | undefined => this.kept.find(({ id }) => id === this.used[transactionId]);

  /** Undefined for a request about something else. */
  answer(type: RequestType, data: unknown): Answer | undefined {
    if (type === 'BANKING:accounts-list') return this.list((data as RequestData<typeof type>).flow);
    if (type === 'BANKING:account-forget') {
      const { accountId } = data as RequestData<typeof type>;
      this.kept = this.kept.filter(({ id }) => id !== accountId);
      return { status: 200, data: {} };
    }
    if (type !== 'BANKING:account-update') return undefined;
    const { accountId, name, isDefault } = data as RequestData<typeof type>;
    const changed = this.kept.find(({ id }) => id === accountId);
    if (!changed) return { ...NO_ACCOUNT, status: 404 };
    const isSibling = (one: KeptAccount) => one.flow === changed.flow && one.paymentMethod === changed.paymentMethod;
    this.kept = this.kept.map((one) => ({
      ...one,
      ...(one.id === accountId && name !== undefined && { name: name.trim() || undefined }),
      ...(isDefault && isSibling(one) && { isDefault: one.id === accountId }),
    }));
    return this.list(changed.flow);
  }

  /** The create as the provider gets it. */
  fill(type: RequestType, data: unknown): { data: unknown } | { refusal: Answer } {
    const { accountId } = data as Create;
    if (!CREATES.has(type) || !accountId) return { data };
    const account = this.kept.find(({ id, flow }) => id === accountId && flow === flowOf(type));
    return account ? fillAccount(data, account) : { refusal: NO_ACCOUNT };
  }

  /** Call it once the transaction exists. */
  keep(type: RequestType, data: unknown, id: string, method: PaymentMethod): void {
    const { saveAccount, accountId, fields = {}, wallet } = data as Create;
    if (!CREATES.has(type)) return;
    if (accountId) this.use(id, accountId);
    if (accountId || !saveAccount) return;
    const label = destinationOf(method, fields, wallet);
    if (label === undefined) this.wanted = [...this.wanted, id];
    else this.save({ id, flow: flowOf(type), paymentMethod: method.name, label, fields, wallet });
  }

  keepCard(id: string, paymentMethod: string, label: string): void {
    if (!this.wanted.includes(id)) return;
    this.wanted = this.wanted.filter((one) => one !== id);
    this.save({ id, flow: 'deposit', paymentMethod, label });
  }

  private list(flow: Flow): Answer {
    const accounts = this.kept
      .filter((one) => one.flow === flow)
      .toSorted((a, b) => (b.lastUsedAt ?? '').localeCompare(a.lastUsedAt ?? ''))
      .map(({ flow: _flow, fields: _fields, wallet: _wallet, ...account }) => account);
    return { status: 200, data: { accounts } };
  }

  private use(transactionId: string, id: string): void {
    const lastUsedAt = new Date(this.now()).toISOString();
    this.used = { ...this.used, [transactionId]: id };
    this.kept = this.kept.map((one) => (one.id === id ? { ...one, lastUsedAt } : one));
  }

  /** The same account again makes no second one. */
  private save(account: Omit<KeptAccount, 'isDefault'>): void {
    const isSame = (one: KeptAccount) =>
      one.flow === account.flow &&
      one.paymentMethod === account.paymentMethod &&
      identityOf(one) === identityOf(account);
    const network = account.fields?.['network'];
    const known = this.kept.find(isSame);
    if (!known) this.kept = [...this.kept, { ...account, ...(network && { network }), isDefault: false }];
    this.use(account.id, known?.id ?? account.id);
  }
}
