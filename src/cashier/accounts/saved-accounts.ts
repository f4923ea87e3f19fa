import { makeAutoObservable, observable, runInAction, when } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { PaymentMethod } from '../../contract/method';
import { Flow } from '../../contract/primitives';
import type { SavedAccount } from '../../contract/standing';
import { AppError } from '../../core/errors/app-error';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Realtime } from '../../core/realtime/realtime';
import { isUnsupported } from '../../core/realtime/unsupported-calls';

type Known = Pick<SavedAccount, 'id' | 'label'> & Partial<SavedAccount>;

/** What of it goes into a create request. */
export interface AccountPart {
  accountId?: string;
  saveAccount?: true;
}

/** The player wants to type another one. */
const ANOTHER = '';

/**
 * The accounts that the gateway has saved for the player: cards, banks, wallets, addresses. Only their ids and shortened labels
 * are here (contract 6). Observable.
 */
@injectable()
export class SavedAccounts {
  /** The last change did not reach the gateway, or was refused. */
  hasFailed = false;
  private readonly lists = observable.map<Flow, readonly SavedAccount[]>(undefined, { deep: false });
  /** By flow and method: an id, or `ANOTHER`. */
  private readonly choices = observable.map<string, string>();
  /** By id: named by a recent payment before the list of accounts has come. */
  private readonly named = observable.map<string, Known>(undefined, { deep: false });
  /** By flow and method: with the player's consent. */
  private readonly toSave = observable.set<string>();
  private readonly stops: readonly (() => void)[];
  private readonly loads = new Map<Flow, Promise<void>>();
  /** Aborted when the player is another one: what is still on its way is nobody's. */
  private leaving = new AbortController();

  constructor(
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    // A card is kept when its provider has taken it, and not before.
    const onEnd = (flow: Flow) => () => {
      this.loads.delete(flow);
      if (this.lists.has(flow)) void this.load(flow);
    };
    this.stops = Flow.options.map((flow) => realtime.on(`${flow}.status`, onEnd(flow)));
  }

  dispose(): void {
    this.leaving.abort();
    for (const stop of this.stops) stop();
  }

  /**
   * Asks once, as soon as the channel is open, until something is paid or changed. A gateway that knows no accounts has none.
   * Never rejects.
   */
  load(flow: Flow): Promise<void> {
    const running = this.loads.get(flow) ?? this.ask(flow);
    this.loads.set(flow, running);
    return running;
  }

  /** Those of a method; the one that is used first comes first. */
  of(flow: Flow, { name, hasAccounts }: PaymentMethod): readonly SavedAccount[] {
    if (!hasAccounts) return [];
    const own = (this.lists.get(flow) ?? []).filter(({ paymentMethod }) => paymentMethod === name);
    return [...own].sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  }

  /** The one that the form pays with; undefined while the player types another one. */
  chosen(flow: Flow, method: PaymentMethod): Known | undefined {
    const accounts = this.of(flow, method);
    const id = this.choices.get(keyOf(flow, method.name));
    if (id === undefined || id === ANOTHER) return undefined;
    return accounts.find((account) => account.id === id) ?? (this.lists.has(flow) ? undefined : this.named.get(id));
  }

  /**
   * The form of a method opens: with the account that is used first, where one is known by now. One that comes later is offered
   * and not chosen, since the player may be typing.
   */
  begin(flow: Flow, method: PaymentMethod): void {
    if (!this.choices.has(keyOf(flow, method.name))) this.choose(flow, method.name, this.of(flow, method)[0]?.id);
  }

  /** `id` undefined: another one. */
  choose(flow: Flow, methodName: string, id: string | undefined): void {
    this.choices.set(keyOf(flow, methodName), id ?? ANOTHER);
  }

  /** A payment is made again with this account, which the list of accounts may not have told of yet. */
  prefer(flow: Flow, methodName: string, account: Known): void {
    this.named.set(account.id, account);
    this.choose(flow, methodName, account.id);
  }

  isToSave(flow: Flow, methodName: string): boolean {
    return this.toSave.has(keyOf(flow, methodName));
  }

  setToSave(flow: Flow, methodName: string, isWanted: boolean): void {
    if (isWanted) this.toSave.add(keyOf(flow, methodName));
    else this.toSave.delete(keyOf(flow, methodName));
  }

  partFor(flow: Flow, method: PaymentMethod): AccountPart {
    const account = this.chosen(flow, method);
    if (account) return { accountId: account.id };
    return method.hasAccounts && this.isToSave(flow, method.name) ? { saveAccount: true } : {};
  }

  /** A payment was made: there may be another account, and the order is another. */
  outdate(flow: Flow): void {
    this.loads.delete(flow);
    for (const key of this.choices.keys()) if (key.startsWith(`${flow}:`)) this.choices.delete(key);
  }

  /** Whether a create was refused because its account is gone: then another one is to be given, and the list is asked for anew. */
  isGone(flow: Flow, thrown: unknown): boolean {
    if (AppError.from(thrown).code !== 'banking.savedAccountNotFound') return false;
    this.lists.delete(flow);
    this.outdate(flow);
    void this.load(flow);
    return true;
  }

  /** Asked once more before, since it can't be taken back. One that the gateway does not have is gone, too. */
  async forget(flow: Flow, accountId: string): Promise<void> {
    await this.change(async () => {
      await this.realtime.request('BANKING:account-forget', { accountId }).catch(unlessGone);
      const rest = (this.lists.get(flow) ?? []).filter(({ id }) => id !== accountId);
      runInAction(() => this.lists.set(flow, rest));
    });
  }

  async update(flow: Flow, accountId: string, change: { name?: string; isDefault?: true }): Promise<void> {
    await this.change(async () => {
      const { accounts } = await this.realtime.request('BANKING:account-update', { accountId, ...change });
      runInAction(() => this.lists.set(flow, accounts));
    });
  }

  reset(): void {
    this.leaving.abort();
    this.leaving = new AbortController();
    this.lists.clear();
    this.choices.clear();
    this.named.clear();
    this.toSave.clear();
    this.loads.clear();
  }

  private async ask(flow: Flow): Promise<void> {
    const { signal } = this.leaving;
    try {
      // The list stands before the channel does; a call on a closed one would be an error that the host is told of.
      await when(() => this.realtime.state === 'open', { signal });
      const { accounts } = await this.realtime.request('BANKING:accounts-list', { flow });
      signal.throwIfAborted();
      runInAction(() => this.lists.set(flow, accounts));
    } catch (thrown) {
      if (signal.aborted) return;
      const error = AppError.from(thrown);
      // One that does not know the call has no accounts; after another failure it is asked again.
      if (error.status === 404) return;
      this.loads.delete(flow);
      if (error.code !== 'socket.networkError') this.errors.report(error, { call: 'accounts' });
    }
  }

  private async change(work: () => Promise<void>): Promise<void> {
    this.hasFailed = false;
    try {
      await work();
    } catch (thrown) {
      this.errors.report(thrown, { call: 'accounts' });
      runInAction(() => (this.hasFailed = true));
    }
  }
}

function unlessGone(thrown: unknown): void {
  const error = AppError.from(thrown);
  if (error.status !== 404 || isUnsupported(error)) throw thrown;
}

const keyOf = (flow: Flow, methodName: string) => `${flow}:${methodName}`;
