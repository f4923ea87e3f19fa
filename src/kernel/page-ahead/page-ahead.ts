import { makeAutoObservable } from 'mobx';
import type { ManifestRegistry, RegisteredRoute } from '../registry';
import type { RouteLoader } from '../router/route-loader';
import type { ShownPage } from '../router/shown-page';

export interface PageAheadOptions {
  registry: ManifestRegistry;
  loader: RouteLoader;
  /** Whether the route's guard currently allows it. */
  allows(route: RegisteredRoute): boolean;
  /** Resolves once the browser has drawn a frame; after a short limit where it draws none. */
  drawn(): Promise<void>;
}

/**
 * Renders a page behind the current one when the player is about to open it, so that the router only has to show it.
 * Only for screens that their plugin names (`drawnAhead` in its flow.ts). Observable. Reasons and costs:
 * docs/decisions/drawn-ahead.md.
 */
export class PageAhead {
  page: ShownPage | undefined = undefined;
  /** True while the page is visible already, above the page that the router still shows. */
  isSeen = false;
  /** True while a finger rests on what leads to the page: the choice made for it is not the player's yet. */
  isHeld = false;
  /**
   * True once a form has been rendered, so that the next one is rendered within a tap. Earlier, drawing ahead would
   * delay the tap itself.
   */
  isWarm = false;

  constructor(private readonly options: PageAheadOptions) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  hold(): void {
    this.isHeld = true;
  }

  /** Call when the finger has tapped. */
  letGo(): void {
    this.isHeld = false;
  }

  warm(): void {
    this.isWarm = true;
  }

  /**
   * Fetches the page's code, or renders the page if the code is there. Its plugin's scope stays open until a page is
   * shown, and so outlives a page that was only drawn ahead.
   */
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

  /** Call when the finger has moved elsewhere, or the page is shown. */
  drop(): void {
    this.forget();
    this.isHeld = false;
  }

  /** Removes the page that was drawn ahead. The finger may still rest on what leads to it. */
  forget(): void {
    this.page = undefined;
    this.isSeen = false;
  }

  /**
   * Makes the page visible one frame before the router updates all around it, which takes a slow phone two more frames.
   */
  async reveal(transition: (update: () => void) => Promise<void>): Promise<void> {
    await transition(this.see);
    await this.options.drawn();
  }

  private see(): void {
    this.isSeen = true;
  }
}
