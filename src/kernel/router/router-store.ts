/**
 * The router: data in, one screen out. A navigation is checked by its guard before a byte is fetched, then loaded, and
 * only then shown, so that a slow chunk never leaves a blank page and a refused route never loads.
 */
import { makeAutoObservable, runInAction } from 'mobx';
import type { GoOptions, Navigation } from '../navigation';
import type { RegisteredRoute } from '../registry';
import { guardAllows } from './guard-allows';
import type { Direction, Entrance, RouterOptions } from './router-options';
import type { Location, ShownPage } from './shown-page';
import { trailWith, type Trail } from './trail';

/** What becomes of the history's entry: another one, the same one, or it is this page's already. */
type HistoryChange = 'push' | 'replace' | 'keep';

export class RouterStore implements Navigation {
  /** The current screen; undefined until the first one has loaded. */
  shown: ShownPage | undefined = undefined;
  /** True when the page is where it was scrolled to, and does not begin at its top. */
  keepsScroll = false;
  /** Path that is being loaded, for a progress indicator. */
  pending: string | undefined = undefined;
  /** The error behind the error page, for the author of a plugin. */
  fault: unknown = undefined;
  private trail: Trail = [];
  private requestId = 0;
  private isDisposed = false;
  /** Back handlers of the page that is shown, which it unregisters when it unmounts. */
  private readonly steps: (() => void)[] = [];
  private readonly stopListening: () => void;

  constructor(private readonly options: RouterOptions) {
    makeAutoObservable<this, 'open' | 'show'>(
      this,
      {
        // Not actions: MobX would batch the update until the old screen's stores are disposed.
        open: false,
        show: false,
      },
      { autoBind: true, deep: false },
    );
    this.stopListening = options.history.listen(() => void this.follow());
  }

  get path(): string {
    return this.shown?.path ?? '/';
  }

  get query(): Readonly<Record<string, string>> {
    return this.shown?.query ?? {};
  }

  /** Where back leads; undefined without a back route. A `back` in the query serves pages that any page may open. */
  get backPath(): string | undefined {
    if (!this.shown) return undefined;
    const { back, flow } = this.shown.route.spec;
    const asked = this.shown.query['back'];
    if (asked && this.options.registry.routeAt(asked)) return asked;
    if (back === 'previous') return this.trail.at(-2) ?? `/${flow}`;
    if (back !== 'origin') return back ?? undefined;
    const groupPath = this.options.guards.groupPath();
    return groupPath !== undefined && this.shown.path !== groupPath ? groupPath : `/${flow}`;
  }

  /** Shows the history's initial path, or `path` instead of it. */
  async start(path?: string): Promise<void> {
    if (path === undefined) await this.follow();
    else await this.open({ path, query: {} }, 'replace');
  }

  async go(path: string, options: GoOptions = {}): Promise<void> {
    await this.open({ path, query: options.query ?? {} }, options.replace ? 'replace' : 'push', options.isAnew);
  }

  back(): boolean {
    const step = this.steps.at(-1);
    if (step) {
      step();
      return true;
    }
    const path = this.backPath;
    if (!path) return false;
    void this.go(path);
    return true;
  }

  onBack(step: () => void): () => void {
    this.steps.push(step);
    return () => void this.steps.splice(this.steps.indexOf(step), 1);
  }

  /** No page that is still being loaded is shown any more. */
  dispose(): void {
    this.isDisposed = true;
    this.stopListening();
  }

  private async follow(): Promise<void> {
    const { pathname, search } = this.options.history.location;
    await this.open({ path: pathname, query: Object.fromEntries(new URLSearchParams(search)) }, 'keep');
  }

  private async open(asked: Location, how: HistoryChange, isAnew?: boolean): Promise<void> {
    if (this.isDisposed) return;
    const requestId = ++this.requestId;
    const route = this.options.registry.routeAt(asked.path);
    const led = this.ledElsewhere(asked, route, how);
    if (led || !route) return led && this.open(led.location, led.how, led.isAnew && isAnew);
    const location = { ...asked, path: route.path };
    if (how === 'keep' && asked.path !== route.path) how = 'replace';
    const { loader, beforeShow, transition } = this.options;
    if (route.spec.flow !== 'none') this.options.events.onStart(location.path);
    const ready = loader.ready(route);
    // With the code there, show the page at once, without rendering a progress indicator first.
    if (!ready) runInAction(() => (this.pending = location.path));
    try {
      const parts = await (ready ?? loader.load(route));
      const entrance = await beforeShow({
        path: location.path,
        route,
        isBack: location.path === this.backPath,
        transition: (update) => transition(this.directionTo(route), update),
      });
      if (requestId !== this.requestId || this.isDisposed) return;
      const visit = isAnew ? requestId : this.shown?.path === location.path ? this.shown.visit : undefined;
      await this.show({ ...loader.screenOf(route, parts), ...location, visit }, how, entrance);
    } catch (error) {
      if (requestId === this.requestId && !this.isDisposed) await this.fail(error, location.path);
    }
  }

  /** Where the player is led instead: there is no such page, its guard refuses, or what is chosen has a page with more checks. */
  private ledElsewhere(
    { path, query }: Location,
    route: RegisteredRoute | undefined,
    how: HistoryChange,
  ): { location: Location; how: HistoryChange; isAnew?: boolean } | undefined {
    const kept = how === 'keep' ? 'replace' : how;
    if (!route) return { location: { path: path === '/' ? '/deposit' : '/', query: {} }, how: kept };
    const { guards } = this.options;
    if (!guardAllows(guards, route)) {
      guards.onRefused();
      return { location: { path: '/', query: {} }, how: 'replace' };
    }
    // A link that was typed or kept may name a form that lacks the checks of what is chosen.
    const instead = guards.pageInstead(route.path);
    return instead === undefined ? undefined : { location: { path: instead, query }, how: kept, isAnew: true };
  }

  private async show(next: ShownPage, how: HistoryChange, entrance: Entrance): Promise<void> {
    const { history, transition, scopes, events } = this.options;
    const isFirst = this.shown === undefined;
    let others: readonly string[] = [];
    await transition(entrance.slides ? this.directionTo(next.route) : undefined, () => {
      runInAction(() => {
        this.keepsScroll = entrance.keepsScroll;
        const isReplaced = how === 'replace' && this.shown?.path === this.trail.at(-1);
        this.trail = trailWith(isReplaced ? this.trail.slice(0, -1) : this.trail, next.route);
        this.shown = next;
        if (next.path !== '/error') this.fault = undefined;
        others = entrance.onShow(next);
        this.pending = undefined;
      });
    });
    const to = { pathname: next.path, search: String(new URLSearchParams(next.query)) };
    if (how === 'push' && !isFirst) history.push(to);
    else if (how !== 'keep') history.replace(to);
    // Only now, because the old screen still read its stores. A page whose back leads to the previous page keeps that
    // page's stores, with all that is typed in them. Nothing is disposed if this page has navigated on meanwhile.
    if (this.shown === next && next.route.spec.back !== 'previous') {
      scopes.leaveAllBut(next.route.manifest.id, ...others);
    }
    events.onShown(next.path);
  }

  private async fail(error: unknown, path: string): Promise<void> {
    runInAction(() => {
      this.pending = undefined;
      this.fault = error;
    });
    this.options.events.onLoadFailed(error, path);
    // The error page is part of the shell's first chunk. When even that fails to load, nothing is left to show.
    if (path !== '/error')
      await this.open({ path: '/error', query: { back: this.trail.at(-1) ?? '/deposit' } }, 'push');
  }

  private directionTo(next: RegisteredRoute): Direction {
    const from = this.shown?.route;
    if (!from || from.path === next.path || from.spec.still || next.spec.still) return 'none';
    return next.spec.depth < from.spec.depth ? 'back' : 'forward';
  }
}
