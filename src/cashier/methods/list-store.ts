import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { Flow } from '../../contract/primitives';
import type { AppError } from '../../core/errors/app-error';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Session } from '../../core/session/session';
import { Clock } from '../../core/time/time';
import { Navigation, type GoOptions } from '../../kernel/navigation';
import { Registry } from '../../kernel/registry-token';
import { SavedAccounts } from '../accounts/saved-accounts';
import { WishedAmount } from '../amount/wished-amount';
import { groupPathOf } from './group-path';
import { PREPARE_PAGE, Preparation } from '../withdrawal/preparation';
import type { LoadOutcome } from './load-outcome';
import { MethodsStore } from './methods-store';
import type { TileChoice } from './tiles';

/** Milliseconds that a page may load before the player goes to the error page (spec 9). */
export const PAGE_LOAD_LIMIT_MS = 30_000;

/** What the list screen does (spec 2, "Deposit list screen"). */
@injectable()
export class ListStore {
  /** The flow whose list the gateway refused with 401 when it was opened last: a new token opens it. Observable. */
  refusedFlow: Flow | undefined = undefined;
  /** The token that it was asked for with. */
  refusedToken: string | undefined = undefined;
  /** Ends the time limit of the load that is shown; also tells a late load that it is no longer wanted. */
  private stopLimit: (() => void) | undefined = undefined;
  private preloaded: { flow: Flow; load: Promise<LoadOutcome>; token: string } | undefined = undefined;

  constructor(
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(Registry) private readonly registry: Registry,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(Clock) private readonly clock: Clock,
    @inject(Preparation) private readonly preparation: Preparation,
    @inject(WishedAmount) private readonly wished: WishedAmount,
    @inject(SavedAccounts) private readonly accounts: SavedAccounts,
    @inject(Session) private readonly session: Pick<Session, 'token'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Loads ahead of the screen: its first `open` takes that load over, unless a tile was chosen before. Never rejects. */
  async preload(flow: Flow): Promise<void> {
    const { token } = this.session;
    const load = this.methods.load(flow);
    this.preloaded = { flow, load, token };
    await load;
  }

  /** Un-chooses everything and loads. Resolves when the list, or the page that stands in for it, is decided. */
  async open(flow: Flow): Promise<void> {
    this.close();
    this.methods.reset();
    this.refusedFlow = undefined;
    const stopLimit = this.clock.after(PAGE_LOAD_LIMIT_MS, () => this.onLimit(flow));
    this.stopLimit = stopLimit;
    const { load, token } = this.takeLoad(flow);
    const outcome = await load;
    if (this.stopLimit !== stopLimit) return;
    this.endLoad();
    // A closed flow is shown by its own page (LockWatch).
    if (outcome.kind === 'loaded') return;
    this.errors.report(outcome.error, { flow });
    if (outcome.error.status === 401) this.refuse(flow, token);
    if (outcome.kind === 'empty') return this.navigation.go('/empty', { replace: true });
    return isTimeout(outcome.error) ? this.showTooSlow(flow) : this.navigation.go('/error', { replace: true });
  }

  /** The group's own list was opened, or come back to: un-chooses the method, so that its tile can be chosen again. */
  openGroup(): void {
    this.methods.clearMethod();
  }

  /** The screen was left: a load that still runs no longer moves the player. */
  close(): void {
    this.endLoad();
  }

  /** Opens the page of a group or method. A tile that is already chosen does nothing. */
  async chooseTile(tile: TileChoice): Promise<void> {
    this.preloaded = undefined;
    const path = tile.kind === 'group' ? this.chooseGroup(tile.name) : this.chooseMethod(tile);
    if (path !== undefined) await this.navigation.go(path);
  }

  /** Opens the page of the method that is chosen already. */
  async openChosen(options?: GoOptions): Promise<void> {
    this.preloaded = undefined;
    if (this.chosenPath !== undefined) await this.navigation.go(this.chosenPath, options);
  }

  /** Where the page of the chosen method is. */
  get chosenPath(): string | undefined {
    const { flow, currentMethod, currentGroup } = this.methods;
    if (!currentMethod) return undefined;
    if (this.preparation.isNeeded(flow, currentMethod)) return PREPARE_PAGE;
    return this.registry.pathForMethod(flow, currentMethod, currentGroup !== undefined);
  }

  reset(): void {
    this.close();
    this.methods.reset();
  }

  dispose(): void {
    this.close();
  }

  private endLoad(): void {
    this.stopLimit?.();
    this.stopLimit = undefined;
  }

  private takeLoad(flow: Flow): { load: Promise<LoadOutcome>; token: string } {
    const { preloaded } = this;
    this.preloaded = undefined;
    if (preloaded?.flow === flow) return preloaded;
    const { token } = this.session;
    return { load: this.methods.load(flow), token };
  }

  private chooseGroup(name: string): string | undefined {
    const { flow } = this.methods;
    if (!this.methods.selectGroup(name)) return undefined;
    const group = this.methods.currentGroup;
    const path = group && groupPathOf(this.registry, flow, group);
    // A page that takes the whole group shows a form, as a method's page does.
    const isForm = group && this.registry.pathForGroup(flow, group) !== undefined;
    return isForm && group.methods.some((method) => this.preparation.isNeeded(flow, method)) ? PREPARE_PAGE : path;
  }

  private chooseMethod(choice: TileChoice): string | undefined {
    const { name, category, amount, accountId, accountLabel = '' } = choice;
    if (amount !== undefined) this.wished.set(name, amount);
    if (accountId !== undefined) this.accounts.prefer(this.methods.flow, name, { id: accountId, label: accountLabel });
    return this.methods.selectMethod(name, { category }) ? this.chosenPath : undefined;
  }

  private refuse(flow: Flow, token: string): void {
    this.refusedFlow = flow;
    this.refusedToken = token;
  }

  private onLimit(flow: Flow): void {
    this.close();
    this.methods.abandonLoad(flow);
    void this.showTooSlow(flow);
  }

  private showTooSlow(flow: Flow): Promise<void> {
    return this.navigation.go('/error', { replace: true, query: { back: `/${flow}` } });
  }
}

/** The call's own limit may come first: the first script asks before the page is there. */
const isTimeout = ({ code }: AppError) => code === 'http.timeout' || code === 'socket.timeout';
