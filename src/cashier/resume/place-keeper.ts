import { compareStructural, makeAutoObservable, reaction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { Flow } from '../../contract/primitives';
import { SessionStore } from '../../core/storage/storage';
import { Clock } from '../../core/time/time';
import { Navigation } from '../../kernel/navigation';
import { Registry } from '../../kernel/registry-token';
import { CurrentTransaction } from '../attempt/current-transaction';
import { MethodsStore } from '../methods/methods-store';
import { BrowserWindow } from '../payment-window/browser-window';
import { CONFIRM_PATH, PAGES_KEY, Place, PLACE_KEY, TransactionPages, type TransactionPage } from './place-record';

/** Stores where the player is in session storage, so that the player can return there after a reload or a killed tab. Observable. */
@injectable()
export class PlaceKeeper {
  /** Where the player was before the page was loaded. */
  readonly before: Place | undefined;
  /** Listeners, called before the player closes the cashier. */
  readonly onLeft = new Set<() => void>();
  private pages: TransactionPages;
  private stops: readonly (() => void)[] = [];

  constructor(
    @inject(SessionStore) private readonly storage: SessionStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Registry) private readonly registry: Registry,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(BrowserWindow) private readonly window: BrowserWindow,
  ) {
    this.before = storage.read(PLACE_KEY, Place);
    this.pages = storage.read(PAGES_KEY, TransactionPages) ?? {};
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The page on which this transaction was last seen; undefined when none is known. */
  pageOf(flow: Flow, id: string): TransactionPage | undefined {
    const page = this.pages[flow];
    return page?.id === id ? page : undefined;
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
    this.keepPage(flow, { path: `/${flow}/complete`, ...this.pageOf(flow, id), id, isDeclined: true });
  }

  /** The player closes the cashier: the next start begins with the list. */
  leave(): void {
    this.storage.remove(PLACE_KEY);
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
    return { path, flow: page.flow, groupName: currentGroup?.name, methodName: currentMethod?.name, id };
  }

  private note(here: typeof this.here): void {
    if (!here) return;
    const { path, flow, groupName, methodName, id } = here;
    this.storage.write(PLACE_KEY, { path, groupName, methodName, at: this.clock.now() } satisfies Place);
    if (id !== undefined)
      this.keepPage(flow, { isDeclined: false, ...this.pageOf(flow, id), id, path: this.ownPath(flow, id, path) });
  }

  /**
   * The withdrawal's own page shows the code with which the money is collected, a deposit's the voucher. Keep that page
   * when the complete page is shown after it, so that the player can get back to it.
   */
  private ownPath(flow: Flow, id: string, path: string): string {
    if (path !== `/${flow}/complete`) return path;
    const known = this.pageOf(flow, id)?.path;
    if (known === undefined || known === CONFIRM_PATH) return path;
    return flow === 'withdrawal' || this.registry.pageAt(known)?.isLasting ? known : path;
  }

  private keepPage(flow: Flow, page: TransactionPage): void {
    this.pages = { ...this.pages, [flow]: page };
    this.storage.write(PAGES_KEY, this.pages);
  }

  /** Refreshes the time on leaving: a long stay on one page does not count as absence. */
  private touch(): void {
    const place = this.storage.read(PLACE_KEY, Place);
    if (place) this.storage.write(PLACE_KEY, { ...place, at: this.clock.now() });
  }
}
