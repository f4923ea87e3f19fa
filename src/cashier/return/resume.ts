import { makeAutoObservable, when } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { Flow } from '../../contract/primitives';
import type { TransactionLine } from '../../contract/transactions';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Clock } from '../../core/time/time';
import { settledWithin } from '../../core/time/within';
import { Navigation } from '../../kernel/navigation';
import { Registry } from '../../kernel/registry-token';
import { intentOfLine, type AttemptRecord } from '../attempt/attempt-record';
import { AttemptStore } from '../attempt/attempt-store';
import { StoredOwner } from '../attempt/stored-owner';
import { CurrentTransaction } from '../attempt/current-transaction';
import { MethodsStore } from '../methods/methods-store';
import { PendingConfirmation } from '../attempt/pending-confirmation';
import type { ReturnToPayment } from '../submission/return-to-payment';
import { TransactionPaths, type Way } from './transaction-paths';
import { CALL_LIMIT_MS } from '../../core/realtime/call-limit';
import { chooseAgain } from '../methods/choose-again';
import { PlaceKeeper } from './place-keeper';
import { CONFIRM_PATH, ENDED_LIFE_MS, PLACE_LIFE_MS, type Place } from './place-record';
import { completePath } from '../payment-page/complete-path';

/** The page that is shown while the player's place is being found; it belongs to the shell. */
export const RESUME_PATH = '/resume';

/** Pages that show what session storage has; every other page of a transaction needs the create's response. */
const needsDetails = (path: string) => ![...Flow.options.map(completePath), CONFIRM_PATH].includes(path);

/** Brings the player back to where they were: after a reload or a killed tab, and from the list. Observable. */
@injectable()
export class Resume implements ReturnToPayment {
  /** True while a payment is being looked up. */
  isRunning = false;
  private place: Place | undefined = undefined;
  private turn = new AbortController();
  private pageTurn = new AbortController();

  constructor(
    @inject(PlaceKeeper) private readonly places: PlaceKeeper,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(StoredOwner) private readonly owner: StoredOwner,
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(TransactionPaths) private readonly paths: TransactionPaths,
    @inject(Registry) private readonly registry: Registry,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(Clock) private readonly clock: Clock,
    @inject(PendingConfirmation) private readonly confirmation: Pick<PendingConfirmation, 'restore'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Decides where the app starts: returns the path that must be opened, or undefined for the one in the address. */
  begin(asked: string): string | undefined {
    const { before } = this.places;
    this.places.start();
    const page = before && this.registry.pageAt(before.path);
    if (!before || !page || page.flow === 'none' || before.path === `/${page.flow}`) return undefined;
    const isRoot = asked === '/' || asked === `/${page.flow}` || asked === RESUME_PATH;
    if (asked !== before.path && !(isRoot && this.isFresh(before, page.flow)))
      return this.beginElsewhere(asked, before);
    this.place = before;
    this.restore(page.flow, before);
    const isReady =
      page.guard === 'none' ||
      (page.guard === 'transaction' && !needsDetails(before.path) && this.transaction.current !== undefined);
    const attempt = this.attemptAt(page.flow);
    if (!isReady || attempt?.step === 'checking') return RESUME_PATH;
    void this.offerPage(attempt, before.path);
    // What the page says of its method, and offers after a refusal, comes from the list.
    if (page.guard === 'transaction') void chooseAgain(this.methods, page.flow, before).catch(this.errors.report);
    return before.path;
  }

  /** Called when the resume page is shown: finds the player's place and goes there. Never rejects. */
  async run(): Promise<void> {
    const { place, flow } = this;
    if (!place) return this.go(`/${flow}`);
    const guard = this.registry.pageAt(place.path)?.guard;
    await this.inTurn(flow, async (signal) => {
      const selection = chooseAgain(this.methods, flow, place);
      if (guard === 'transaction') {
        void this.offerPage(this.attemptAt(flow), place.path);
        return this.pathOfTransaction(flow, place.path, signal);
      }
      // The methods determine which page the lost create's transaction has; it is shown even if they could not be loaded.
      await selection;
      const attempt = this.attempts.latest(flow);
      const way = attempt && (await this.paths.ofLost(attempt, signal));
      return way ? this.followWay(attempt, way) : place.path;
    });
  }

  /** The flow in which the player was. */
  get flow(): Flow {
    const flow = this.place && this.registry.pageAt(this.place.path)?.flow;
    return flow === 'withdrawal' ? flow : 'deposit';
  }

  /** Whether a payment is looked for, and not only the methods of a form. */
  get isForPayment(): boolean {
    const guard = this.place && this.registry.pageAt(this.place.path)?.guard;
    return guard !== 'method' || this.attempts.latest(this.flow)?.step === 'checking';
  }

  /** The resume page was left: a search that is still running no longer navigates. */
  stop(): void {
    this.turn.abort();
    this.isRunning = false;
  }

  /** Goes from the list to the page of an attempt that was left. Never rejects. */
  async reopen(attempt: AttemptRecord): Promise<void> {
    const { flow, methodName } = attempt.intent;
    const id = attempt.transactionId;
    await this.inTurn(flow, async (signal) => {
      await chooseAgain(this.methods, flow, { methodName });
      if (id == null) {
        const way = await this.paths.ofLost(attempt, signal);
        return way ? this.followWay(attempt, way) : this.paths.ofForm(flow);
      }
      const known = this.places.pageOf(flow, id)?.path;
      if (known !== undefined) void this.offerPage(attempt, known);
      const path = known ?? this.followWay(attempt, await this.paths.ofListed(attempt, id, signal));
      const isHeld = this.transaction.current?.id === id && this.transaction.current.data !== null;
      return isHeld || path === this.paths.ofForm(flow) ? path : this.pathOfTransaction(flow, path, signal);
    });
  }

  async pageOfLost(attempt: AttemptRecord, signal: AbortSignal): Promise<string | undefined> {
    return (await this.paths.ofLost(attempt, signal))?.path;
  }

  /**
   * Opens a payment that the gateway lists, whichever view began it: that view may be gone with its storage.
   * `isHostTold`: that view has notified the host of the payment. Never rejects.
   */
  async reopenListed(line: TransactionLine, options?: { isHostTold: boolean }): Promise<void> {
    const attempt = this.attempts.adopt(intentOfLine(line), line.id, options);
    if (attempt) await this.reopen(attempt);
  }

  dispose(): void {
    this.stop();
    this.pageTurn.abort();
    this.places.dispose();
  }

  /** Runs one search at a time: a later call aborts the earlier one. On failure, reports the error and goes to the flow's list. */
  private async inTurn(flow: Flow, work: (signal: AbortSignal) => Promise<string>): Promise<void> {
    this.stop();
    this.turn = new AbortController();
    const { signal } = this.turn;
    this.isRunning = true;
    try {
      const path = await work(signal);
      if (!signal.aborted) await this.go(path);
    } catch (error) {
      if (signal.aborted) return;
      this.errors.report(error);
      await this.go(`/${flow}`);
    } finally {
      if (!signal.aborted) this.stop();
    }
  }

  private go(path: string): Promise<void> {
    // A form looks for a waiting payment when it is opened, so one that is shown already must be opened anew.
    const isAnew = path === this.navigation.path;
    return this.navigation.go(path, { replace: isAnew || this.navigation.path === RESUME_PATH, isAnew });
  }

  /**
   * For an address that names another page of the transaction: goes to the resume page while it is unknown whether the
   * transaction is this player's, because the page's guard would refuse it.
   */
  private beginElsewhere(asked: string, before: Place): string | undefined {
    const page = this.registry.pageAt(asked);
    if (page?.guard !== 'transaction' || page.flow === 'none') return undefined;
    const id = this.attempts.latest(page.flow)?.transactionId;
    if (id == null || this.owner.isPlayers(page.flow, id) !== undefined) return undefined;
    this.place = { ...before, path: asked };
    return RESUME_PATH;
  }

  /**
   * The complete page shows only what storage has. The player may still need the provider's page, whose address is
   * never stored, so the gateway is asked for it while the player is there. `wantsPage`: the complete page only stands
   * in for a page of ours, which is opened as soon as the gateway has sent its data. Never rejects.
   */
  private async offerPage(asked: AttemptRecord | undefined, path: string, wantsPage = false): Promise<void> {
    // A create whose reply was lost may have been found since.
    const attempt = asked && this.attempts.find(asked.key);
    if (attempt?.transactionId == null || attempt.step === 'ended') return;
    const { transactionId: id, key } = attempt;
    const { flow } = attempt.intent;
    if (path !== completePath(flow)) return;
    this.pageTurn.abort();
    const { signal } = (this.pageTurn = new AbortController());
    try {
      await when(() => this.navigation.path === path, { signal });
      const stop = when(
        () => this.navigation.path !== path,
        () => this.pageTurn.abort(),
      );
      await when(() => this.owner.isPlayers(flow, id) !== undefined, { signal });
      const own = this.owner.isPlayers(flow, id) ? await this.paths.offerPageOf(attempt, id, signal) : undefined;
      stop();
      const isOpen = this.attempts.find(key)?.step === 'created' && !signal.aborted;
      if (wantsPage && isOpen && own !== undefined) await this.navigation.go(own, { replace: true });
    } catch (error) {
      if (!signal.aborted) this.errors.report(error);
    }
  }

  /** The attempt that the place shows. Other frames of the tab may have made later ones. */
  private attemptAt(flow: Flow, id = this.place?.id): AttemptRecord | undefined {
    const isIt = ({ intent, transactionId }: AttemptRecord) => intent.flow === flow && transactionId === id;
    return (id == null ? undefined : this.attempts.all.find(isIt)) ?? this.attempts.latest(flow);
  }

  private restore(flow: Flow, { id, path }: Place): void {
    if (id == null) return;
    const attempt = this.attemptAt(flow, id);
    if (attempt?.transactionId === id) this.transaction.restore(attempt);
    if (path === CONFIRM_PATH) this.confirmation.restore(id);
  }

  private isFresh({ path, at, id }: Place, flow: Flow): boolean {
    const hasEnded = path === completePath(flow) && this.attemptAt(flow, id)?.step === 'ended';
    return this.clock.now() - at < (hasEnded ? ENDED_LIFE_MS : PLACE_LIFE_MS);
  }

  private async pathOfTransaction(flow: Flow, path: string, signal: AbortSignal): Promise<string> {
    const attempt = this.attemptAt(flow);
    if (attempt?.transactionId == null) return this.transaction.current ? path : `/${flow}`;
    const { transactionId: id } = attempt;
    const isKnown = when(() => this.owner.isPlayers(flow, id) !== undefined, { signal });
    await settledWithin(isKnown, CALL_LIMIT_MS, this.clock);
    if (!this.owner.isPlayers(flow, id)) return `/${flow}`;
    if (!needsDetails(path)) return path;
    const { kind } = await this.paths.inTime(id, attempt, signal);
    if (kind === 'toConfirm') return CONFIRM_PATH;
    if (kind === 'notOurs') return `/${flow}`;
    const isShown = kind === 'ended' ? this.registry.pageAt(path)?.showsEnds : kind !== 'late';
    return isShown ? path : this.followWay(attempt, { path: completePath(flow), isLate: kind === 'late' });
  }

  private followWay(attempt: AttemptRecord, { path, isLate = false }: Way): string {
    if (isLate) void this.offerPage(attempt, path, true);
    return path;
  }
}
