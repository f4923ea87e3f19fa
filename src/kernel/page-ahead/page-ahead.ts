import { makeAutoObservable } from 'mobx';
import type { ManifestRegistry, RegisteredRoute } from '../registry';
import type { RouteLoader } from '../router/route-loader';
import type { ShownPage } from '../router/shown-page';

export interface PageAheadOptions {
  registry: ManifestRegistry;
  loader: RouteLoader;
  /** What the route's guard says now. */
  allows(route: RegisteredRoute): boolean;
  /** Resolves once the browser has drawn a frame; soon all the same where it draws none. */
  drawn(): Promise<void>;
}

/**
 * A page that is drawn behind the one that stands, since the player is about to open it: the router only shows it then.
 * Only screens that their plugin names (`drawnAhead` of its flow.ts). Observable. What it pays: docs/decisions/drawn-ahead.md.
 */
export class PageAhead {
  page: ShownPage | undefined = undefined;
  /** The page is seen already, over the one that still stands. */
  isSeen = false;
  /** A finger rests on what leads to the page: what is chosen for it is not the player's choice yet. */
  isHeld = false;
  /** Forms have been drawn, so that the next is drawn within a tap. Before that, to draw one ahead would hold the tap up. */
  isWarm = false;

  constructor(private readonly options: PageAheadOptions) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  hold(): void {
    this.isHeld = true;
  }

  /** The finger has tapped. */
  letGo(): void {
    this.isHeld = false;
  }

  warm(): void {
    this.isWarm = true;
  }

  /** Fetches the page's code, or draws it. Its plugin's scope stays until a page is shown: what is drawn goes later than this. */
  draw(path: string): void {
    this.forget();
    const { registry, loader, allows } = this.options;
    const route = registry.routeAt(path);
    if (!route) return;
    const parts = loader.ready(route);
    if (!parts) return loader.prefetch(route);
    if (!this.isWarm || !parts.flow.default.drawnAhead?.includes(route.spec.screen) || !allows(route)) return;
    this.page = { ...loader.screenOf(route, parts), path, query: {}, isAhead: true };
  }

  /** The finger has gone elsewhere, or the page is shown. */
  drop(): void {
    this.forget();
    this.isHeld = false;
  }

  /** It is not to stand there any more. The finger may still rest on what leads to the page. */
  forget(): void {
    this.page = undefined;
    this.isSeen = false;
  }

  /** The page is seen a frame before all around it changes, which takes a slow phone two more. */
  async reveal(transition: (update: () => void) => Promise<void>): Promise<void> {
    await transition(this.see);
    await this.options.drawn();
  }

  private see(): void {
    this.isSeen = true;
  }
}
