import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { ApiResponseData } from '../../contract/api-response';
import type { Flow, TransactionStatus } from '../../contract/primitives';
import type { AttemptRecord } from './attempt-record';
import { AttemptStore } from './attempt-store';
import { StoredOwner } from './stored-owner';
import { TransactionStatusStore } from '../status/transaction-status-store';

export interface Transaction {
  flow: Flow;
  /** Undefined only when the gateway sent none. */
  id: string | undefined;
  /** The key of its create, which identifies it where the gateway sent no id. */
  key?: string;
  methodName: string;
  /** Major units. */
  amount: number;
  currency: string;
  /** `apiResponse.data` for the pages that show it; null after a reload, since it is never stored. */
  data: ApiResponseData | null;
  pageId: string | undefined;
  /** Whether it continues on a page of the provider's. Unknown after a reload. */
  hasPage?: boolean;
}

/** The transaction whose page is shown: requisites, invoice, complete. Observable; in memory only. */
@injectable()
export class CurrentTransaction {
  private held: Transaction | undefined = undefined;
  /** The key of the one whose page this frame has shown before a reload, of several. */
  private shown: string | undefined = undefined;

  constructor(
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(TransactionStatusStore) private readonly statuses: TransactionStatusStore,
    @inject(StoredOwner) private readonly owner: Pick<StoredOwner, 'isPlayers'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The transaction that was created last; after a reload, what session storage kept of it, once it is known to be this player's. */
  get current(): Transaction | undefined {
    return this.held ?? this.restored;
  }

  get status(): TransactionStatus | undefined {
    const { current } = this;
    return current?.id === undefined ? undefined : this.statuses.statusOf(current.flow, current.id);
  }

  /** Names the payment, whichever view of it is shown; undefined when there is none. */
  get name(): string | undefined {
    const { current } = this;
    return current && `${current.flow}.${current.id ?? current.key}`;
  }

  set(transaction: Transaction): void {
    this.held = transaction;
  }

  /** After a reload: this frame has shown this transaction's page. */
  restore({ key }: AttemptRecord): void {
    this.shown = key;
  }

  reset(): void {
    this.held = this.shown = undefined;
  }

  private get restored(): Transaction | undefined {
    const attempt = this.attempts.find(this.shown ?? '') ?? this.attempts.lastCreated;
    if (!attempt) return undefined;
    const { transactionId: id, intent, key } = attempt;
    if (!this.owner.isPlayers(intent.flow, id ?? key)) return undefined;
    return { ...intent, id: id ?? undefined, key, data: null, pageId: undefined };
  }
}
