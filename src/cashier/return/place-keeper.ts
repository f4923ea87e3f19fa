import { compareStructural, makeAutoObservable, observable, reaction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import * as v from 'valibot';
import type { Flow } from '../../contract/primitives';
import { PlayerStore, type SessionStore } from '../../core/storage/storage';
import { Clock } from '../../core/time/time';
import { Navigation } from '../../kernel/navigation';
import { Registry } from '../../kernel/registry-token';
import { CurrentTransaction } from '../attempt/current-transaction';
import { MethodsStore } from '../methods/methods-store';
import { BrowserWindow } from '../../core/window/browser-window';
import { Frame, isSameFlow } from '../../core/storage/frame';
import { CONFIRM_PATH, PAGE_PREFIX, Place, PLACE_PREFIX, RECORD_LIFE_MS, TransactionPage } from './place-record';
import { completePath } from '../payment-page/complete-path';

/**
 * Stores where the player is in session storage, so that the player can return there after a reload or a killed tab. Each
 * frame of the tab has a place of its own. Observable.
 */
@injectable()
export class PlaceKeeper {
  /** Where the player was before the page was loaded. */
  readonly before: Place | undefined;
  /** Listeners, called before the player closes the cashier. */
  readonly onLeft = new Set<() => void>();
  private readonly pages = observable.map<string, TransactionPage>({}, { deep: false });
  private stops: readonly (() => void)[] = [];

  constructor(
    @inject(PlayerStore) private readonly storage: SessionStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Registry) private readonly registry: Registry,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(Frame) private readonly frame: Frame,
  ) {
    this.dropOld();
    this.before = this.takePlace();
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The page on which this transaction was last seen; undefined when none is known. */
  pageOf(flow: Flow, id: string): TransactionPage | undefined {
    const key = keyOf(flow, id);
    return this.pages.get(key) ?? this.storage.read(key, TransactionPage);
  }

  /** Starts recording every page that is shown. */
  start(): void {
    if (this.stops.length > 0) return;
    const { window } = this;
    window.addEventListener('pagehide', this.touch);
    this.stops = [
      reaction(() => this.here, this.note, { fireImmediately: true, equals: compareStructural }),
      () => window.removeEventListener('pagehide', this.touch),
    ];
  }

  /** "Not now": the transaction is not offered again. */
  decline(flow: Flow, id: string): void {
    this.keepPage(flow, { path: completePath(flow), ...this.pageOf(flow, id), id, isDeclined: true });
  }

  /** The player closes the cashier: the next start begins with the list. */
  leave(): void {
    this.storage.remove(this.placeKey);
    for (const tell of this.onLeft) tell();
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
  }

  /** The page that is recorded; undefined for pages that cannot be returned to, such as the error page. */
  private get here() {
    const { path } = this.navigation;
    const page = this.registry.pageAt(path);
    if (!page || page.flow === 'none') return undefined;
    const { currentGroup, currentMethod } = this.methods;
    const { current } = this.transaction;
    const id = page.guard === 'transaction' && current?.flow === page.flow ? current.id : undefined;
    const { name: methodName, category } = currentMethod ?? {};
    return { path, flow: page.flow, groupName: currentGroup?.name, methodName, category, id };
  }

  private note(here: typeof this.here): void {
    if (!here) return;
    const { path, flow, id, ...chosen } = here;
    this.storage.write(this.placeKey, { path, id, ...chosen, at: this.clock.now() } satisfies Place);
    if (id !== undefined)
      this.keepPage(flow, { isDeclined: false, ...this.pageOf(flow, id), id, path: this.ownPath(flow, id, path) });
  }

  /**
   * The withdrawal's own page shows the code with which the money is collected, a deposit's the voucher. Keep that page
   * when the complete page is shown after it, so that the player can get back to it.
   */
  private ownPath(flow: Flow, id: string, path: string): string {
    if (path !== completePath(flow)) return path;
    const known = this.pageOf(flow, id)?.path;
    if (known === undefined || known === CONFIRM_PATH) return path;
    return flow === 'withdrawal' || this.registry.pageAt(known)?.isLasting ? known : path;
  }

  private keepPage(flow: Flow, page: Omit<TransactionPage, 'at'>): void {
    const key = keyOf(flow, page.id);
    const kept = { ...page, at: this.clock.now() };
    this.pages.set(key, kept);
    this.storage.write(key, kept);
  }

  private get placeKey(): string {
    return PLACE_PREFIX + this.frame.id;
  }

  /**
   * The place of the frame that this one follows: of those that are open no more, the one that stood where this one
   * stands, else the only one that began with the same flow. Never another open frame's.
   */
  private takePlace(): Place | undefined {
    const { frame, storage } = this;
    const live = frame.live();
    const left = storage.keys(PLACE_PREFIX).filter((key) => !live.has(key.slice(PLACE_PREFIX.length)));
    const likely = left.filter((key) => isSameFlow(key.slice(PLACE_PREFIX.length), frame.home));
    const own = likely.find((key) => key.startsWith(`${PLACE_PREFIX}${frame.home}-`));
    const key = own ?? (likely.length === 1 ? likely[0] : undefined);
    if (key === undefined) return undefined;
    const place = storage.read(key, Place);
    storage.remove(key);
    if (place) storage.write(this.placeKey, place);
    return place;
  }

  private dropOld(): void {
    const Dated = v.object({ at: v.number() });
    for (const key of [...this.storage.keys(PLACE_PREFIX), ...this.storage.keys(PAGE_PREFIX)]) {
      const { at = 0 } = this.storage.read(key, Dated) ?? {};
      if (this.clock.now() - at >= RECORD_LIFE_MS) this.storage.remove(key);
    }
  }

  /** Refreshes the time on leaving: a long stay on one page does not count as absence. */
  private touch(): void {
    const place = this.storage.read(this.placeKey, Place);
    if (place) this.storage.write(this.placeKey, { ...place, at: this.clock.now() });
  }
}

const keyOf = (flow: Flow, id: string): string => `${PAGE_PREFIX}${flow}.${id}`;
