import { makeAutoObservable, observable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { PaymentMethod } from '../../contract/method';
import { Flow } from '../../contract/primitives';
import type { SavedAccount } from '../../contract/standing';
import { AppError } from '../../core/errors/app-error';
import { ErrorHandler } from '../../core/errors/error-handler';
import { askWhenOpen } from '../../core/realtime/ask-when-open';
import { Realtime } from '../../core/realtime/realtime';
import { ServerClock } from '../../core/time/server-clock';
import { isExpired } from './is-expired';
import { unlessGone } from './unless-gone';

type Known = Pick<SavedAccount, 'id' | 'label'> & Partial<SavedAccount>;

/** The account's part of a create request. */
export interface AccountPart {
  accountId?: string;
  saveAccount?: true;
}

/** The choice when the player wants to type another account. */
const ANOTHER = '';

interface AccountChange {
  /** Returns the list after the change; undefined where the reply has none. */
  send(): Promise<readonly SavedAccount[] | null | undefined>;
  /** Whether a list that is asked for after a failure shows the change all the same. */
  hasHappened?(): boolean;
}

/**
 * The accounts that the gateway has saved for the player: cards, banks, wallets, addresses. Only their ids and shortened labels
 * are here (contract 6). Observable.
 */
@injectable()
export class SavedAccounts {
  /** True when the last change did not reach the gateway, or was refused, until the player has seen it. */
  hasFailed = false;
  private readonly lists = observable.map<Flow, readonly SavedAccount[]>(undefined, { deep: false });
  /** Key: flow and method. Value: an account's id, or `ANOTHER`. */
  private readonly choices = observable.map<string, string>();
  /** Accounts by id that a recent payment names before the list of accounts has been loaded. */
  private readonly named = observable.map<string, Known>(undefined, { deep: false });
  /** Flow and method whose new account is to be saved, with the player's consent. */
  private readonly toSave = observable.set<string>();
  private readonly stops: readonly (() => void)[];
  private readonly loads = new Map<Flow, Promise<void>>();
  /** Changes that wait for the gateway, by what they change: a second tap joins the first one. */
  private readonly changes = observable.map<string, Promise<void>>(undefined, { deep: false });
  /** Counts the changes that the gateway has confirmed: a list that was asked for before one of them is older. */
  private confirmed = 0;
  /** Aborted when the player changes: responses to earlier requests are then dropped. */
  private leaving = new AbortController();

  constructor(
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(ServerClock) private readonly clock: Pick<ServerClock, 'now'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    // A card is saved only once its provider has accepted it, so load the accounts again when a transaction ends.
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
   * Loads once, as soon as the channel is open, and again only after a payment or a change. A gateway that does not
   * know the call has no accounts. Never rejects.
   */
  load(flow: Flow): Promise<void> {
    const running = this.loads.get(flow) ?? this.ask(flow);
    this.loads.set(flow, running);
    return running;
  }

  /** The saved accounts of a method, the default one first. */
  of(flow: Flow, { name, hasAccounts }: PaymentMethod): readonly SavedAccount[] {
    if (!hasAccounts) return [];
    const own = (this.lists.get(flow) ?? []).filter(({ paymentMethod }) => paymentMethod === name);
    return [...own].sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  }

  /** The account that the form pays with; undefined while the player types another one. */
  chosen(flow: Flow, method: PaymentMethod): Known | undefined {
    const accounts = this.of(flow, method);
    const id = this.choices.get(keyOf(flow, method.name));
    if (id === undefined || id === ANOTHER) return undefined;
    return accounts.find((account) => account.id === id) ?? (this.lists.has(flow) ? undefined : this.named.get(id));
  }

  /**
   * Called when a method's form opens: chooses the first account that has not expired, which is the default one, if it is
   * known by then. An account that is loaded later is offered but not chosen, since the player may be typing.
   */
  begin(flow: Flow, method: PaymentMethod): void {
    if (this.choices.has(keyOf(flow, method.name))) return;
    const usable = this.of(flow, method).find((account) => !isExpired(account, this.clock.now()));
    this.choose(flow, method.name, usable?.id);
  }

  /** `id` undefined: the player types another account. */
  choose(flow: Flow, methodName: string, id: string | undefined): void {
    this.choices.set(keyOf(flow, methodName), id ?? ANOTHER);
  }

  /** True when the account that the form pays with is not in the list any more, so that the form has to ask for the fields. */
  isLost(flow: Flow, method: PaymentMethod): boolean {
    return Boolean(this.choices.get(keyOf(flow, method.name))) && !this.chosen(flow, method);
  }

  /** Chooses the account of a payment that is repeated; the list of accounts may not contain it yet. */
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

  /**
   * A payment was made: the gateway may have another account, and a different order. Drops the choices, and the next
   * `load` asks again.
   */
  outdate(flow: Flow): void {
    this.loads.delete(flow);
    for (const key of this.choices.keys()) if (key.startsWith(`${flow}:`)) this.choices.delete(key);
  }

  /** True if a create was refused because its account no longer exists; the accounts are then loaded anew, to choose another. */
  isGone(flow: Flow, thrown: unknown): boolean {
    if (AppError.from(thrown).code !== 'banking.savedAccountNotFound') return false;
    this.lists.delete(flow);
    this.outdate(flow);
    void this.load(flow);
    return true;
  }

  isChanging(accountId: string): boolean {
    return [...this.changes.keys()].some((key) => key.startsWith(`${accountId}:`));
  }

  /** Cannot be undone, so the caller asks the player first. An account that the gateway does not have counts as forgotten. */
  async forget(flow: Flow, accountId: string): Promise<void> {
    const rest = () => (this.lists.get(flow) ?? []).filter(({ id }) => id !== accountId);
    await this.change(flow, `${accountId}:forget`, {
      send: async () => {
        await this.realtime.request('BANKING:account-forget', { accountId }).catch(unlessGone);
        return rest();
      },
      hasHappened: () => rest().length === this.lists.get(flow)?.length,
    });
  }

  async update(flow: Flow, accountId: string, change: { name?: string; isDefault?: true }): Promise<void> {
    await this.change(flow, `${accountId}:${JSON.stringify(change)}`, {
      send: async () => (await this.realtime.request('BANKING:account-update', { accountId, ...change })).accounts,
    });
  }

  clearFailure(): void {
    this.hasFailed = false;
  }

  reset(): void {
    this.leaving.abort();
    this.leaving = new AbortController();
    this.lists.clear();
    this.choices.clear();
    this.named.clear();
    this.toSave.clear();
    this.loads.clear();
    this.changes.clear();
    this.hasFailed = false;
  }

  private async ask(flow: Flow): Promise<void> {
    const { confirmed } = this;
    const { signal } = this.leaving;
    const list = () => this.realtime.request('BANKING:accounts-list', { flow });
    try {
      // The list of methods is shown before the channel is open.
      const { accounts } = await askWhenOpen(this.realtime, list, { signal, retriesTimeout: false });
      signal.throwIfAborted();
      if (confirmed !== this.confirmed) return await this.ask(flow);
      runInAction(() => this.lists.set(flow, accounts));
    } catch (thrown) {
      if (signal.aborted) return;
      const error = AppError.from(thrown);
      // A gateway that does not know the call has no accounts; after any other failure the next `load` asks again.
      if (error.status === 404) return;
      this.loads.delete(flow);
      this.errors.report(error, { call: 'accounts' });
    }
  }

  private change(flow: Flow, key: string, change: AccountChange): Promise<void> {
    const running = this.changes.get(key) ?? this.carryOut(flow, key, change);
    this.changes.set(key, running);
    return running;
  }

  private async carryOut(flow: Flow, key: string, { send, hasHappened }: AccountChange): Promise<void> {
    const { signal } = this.leaving;
    this.hasFailed = false;
    try {
      const list = await send();
      if (signal.aborted) return;
      this.confirmed += 1;
      if (list) runInAction(() => this.lists.set(flow, list));
      else await this.reload(flow);
    } catch (thrown) {
      if (signal.aborted) return;
      this.errors.report(thrown, { call: 'accounts' });
      runInAction(() => (this.hasFailed = true));
      // The gateway may have carried out what it has not confirmed, and what it refuses may be changed already.
      void this.reload(flow).then(() => hasHappened?.() && this.clearFailure());
    } finally {
      if (!signal.aborted) runInAction(() => this.changes.delete(key));
    }
  }

  private reload(flow: Flow): Promise<void> {
    this.loads.delete(flow);
    return this.load(flow);
  }
}

const keyOf = (flow: Flow, methodName: string) => `${flow}:${methodName}`;
