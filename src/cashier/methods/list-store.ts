import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { Flow } from '../../contract/primitives';
import type { AppError } from '../../core/errors/app-error';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Session } from '../../core/session/session';
import { Clock } from '../../core/time/time';
import { Navigation, type GoOptions } from '../../kernel/navigation';
import { SavedAccounts } from '../accounts/saved-accounts';
import { WishedAmount } from '../amount/wished-amount';
import { ChosenPage } from './chosen-page';
import type { LoadOutcome } from './load-outcome';
import { MethodsStore } from './methods-store';
import type { TileChoice } from './tiles';

/** Milliseconds that a page may load before the player goes to the error page (spec 9). */
export const PAGE_LOAD_LIMIT_MS = 30_000;

/** The actions of the list screen (spec 2, "Deposit list screen"). */
@injectable()
export class ListStore {
  /** The flow whose list the gateway refused with 401 when it was last opened; a new token opens the list again. Observable. */
  refusedFlow: Flow | undefined = undefined;
  /** The token with which that list was requested. */
  refusedToken: string | undefined = undefined;
  /** Cancels the time limit of the current load. A load that finds another value here has been replaced and is ignored. */
  private stopLimit: (() => void) | undefined = undefined;
  private preloaded: { flow: Flow; load: Promise<LoadOutcome>; token: string } | undefined = undefined;

  constructor(
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(ChosenPage) private readonly page: ChosenPage,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(Clock) private readonly clock: Clock,
    @inject(WishedAmount) private readonly wished: WishedAmount,
    @inject(SavedAccounts) private readonly accounts: SavedAccounts,
    @inject(Session) private readonly session: Pick<Session, 'token'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Starts loading before the screen exists. The first `open` uses that load, unless a tile was chosen before. Never rejects. */
  async preload(flow: Flow): Promise<void> {
    const { token } = this.session;
    const load = this.methods.load(flow);
    this.preloaded = { flow, load, token };
    await load;
  }

  /** Un-chooses everything and loads. Resolves when the list is loaded or a page in its place (empty, error) has been opened. */
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
    // LockWatch opens the page of a closed flow.
    if (outcome.kind === 'loaded') return;
    this.errors.report(outcome.error, { flow });
    if (outcome.error.status === 401) this.refuse(flow, token);
    if (outcome.kind === 'empty') return this.navigation.go('/empty', { replace: true });
    return isTimeout(outcome.error) ? this.showTooSlow(flow) : this.navigation.go('/error', { replace: true });
  }

  /** Called when the group's list is opened or returned to: un-chooses the method, so that its tile can be chosen again. */
  openGroup(): void {
    this.methods.clearMethod();
  }

  /** Called when the screen is left: a load that is still running no longer navigates. */
  close(): void {
    this.endLoad();
  }

  /** Opens the page of a group or method. Does nothing for a tile that is already chosen. */
  async chooseTile(tile: TileChoice): Promise<void> {
    this.preloaded = undefined;
    const isChosen = tile.kind === 'group' ? this.methods.selectGroup(tile.name) : this.chooseMethod(tile);
    if (isChosen) await this.openChosen();
  }

  /** Opens the page of the method or group that is already chosen. */
  async openChosen(options?: GoOptions): Promise<void> {
    this.preloaded = undefined;
    if (this.chosenPath !== undefined) await this.navigation.go(this.chosenPath, options);
  }

  /** Path that `openChosen` goes to. */
  get chosenPath(): string | undefined {
    return this.page.path;
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

  private chooseMethod({ name, category, amount, accountId, accountLabel = '' }: TileChoice): boolean {
    if (amount !== undefined) this.wished.set(name, amount);
    if (accountId !== undefined) this.accounts.prefer(this.methods.flow, name, { id: accountId, label: accountLabel });
    return this.methods.selectMethod(name, { category });
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

/** The request may time out before the page does, since the first script sends it before the page exists. */
const isTimeout = ({ code }: AppError) => code === 'http.timeout' || code === 'socket.timeout';
