import { makeAutoObservable } from 'mobx';
import type { ManifestRegistry, RegisteredRoute } from '../registry';
import type { RouteLoader } from '../router/route-loader';
import type { Entrance, NextPage } from '../router/router-options';
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
 * The pages beside the one that is shown: one that is drawn behind it because the player is about to open it, and the
 * list, which stays drawn while the player is elsewhere. The router only calls `beforeShow`. Observable. Reasons and
 * costs: docs/loading.md.
 */
export class PageAhead {
  /** Drawn ahead. Only a screen that its plugin names (`drawnAhead` in its flow.ts). */
  page: ShownPage | undefined = undefined;
  /** True while the page is visible already, above the page that the router still shows. */
  isSeen = false;
  /** The page that was drawn ahead and is shown now. */
  revealed: ShownPage | undefined = undefined;
  /** The latest list: still mounted, though perhaps not shown. */
  kept: ShownPage | undefined = undefined;
  /** True while a finger rests on what leads to the page: the choice made for it is not the player's yet. */
  private isHeld = false;
  /**
   * True once a form has been rendered, so that the next one is rendered within a tap. Earlier, drawing ahead would
   * delay the tap itself.
   */
  isWarm = false;

  constructor(private readonly options: PageAheadOptions) {
    // No action: MobX would batch what is seen until the page is shown.
    makeAutoObservable(this, { beforeShow: false }, { autoBind: true, deep: false });
  }

  hold(): void {
    this.isHeld = true;
  }

  /** Call when the finger has tapped. */
  tapped(): void {
    this.isHeld = false;
  }

  /** What `read` returns, or undefined while that may be a choice that the player has not made yet. */
  settled<T>(read: () => T): T | undefined {
    return this.isHeld ? undefined : read();
  }

  warm(): void {
    this.isWarm = true;
  }

  /** Fetches the page's code. */
  fetch(path: string): void {
    const { registry, loader } = this.options;
    const route = registry.routeAt(path);
    if (route) loader.prefetch(route);
  }

  /**
   * Fetches the page's code, or renders the page if the code is there. Its plugin's scope stays open until a page is
   * shown, and so outlives a page that was only drawn ahead.
   */
  draw(path: string): void {
    this.forget();
    const { registry, loader, allows } = this.options;
    const route = registry.routeAt(path);
    const parts = route && loader.ready(route);
    if (!parts) return this.fetch(path);
    if (!this.isWarm || !parts.flow.default.drawnAhead?.includes(route.spec.screen) || !allows(route)) return;
    this.page = { ...loader.screenOf(route, parts), path, query: {} };
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

  /** Forgets a list that crashed, so that it is mounted anew the next time. */
  forgetKept(path: string): void {
    if (this.kept?.path === path) this.kept = undefined;
  }

  /**
   * The router's hook. Makes a page that was drawn ahead visible one frame before the router updates all around it,
   * which takes a slow phone two more frames.
   */
  readonly beforeShow = async ({ path, route, isBack, transition }: NextPage): Promise<Entrance> => {
    const isAhead = this.page?.path === path;
    if (isAhead) {
      await transition(this.see);
      await this.options.drawn();
    }
    return {
      // It has begun its slide already; on a slow phone a second one would follow the first.
      slides: !isAhead,
      keepsScroll: isBack && isList(route),
      onShow: (page) => this.onShow(page, isAhead),
    };
  };

  private onShow(page: ShownPage, isAhead: boolean): readonly string[] {
    this.drop();
    this.revealed = isAhead ? page : undefined;
    if (isList(page.route)) this.kept = page;
    return this.kept ? [this.kept.route.manifest.id] : [];
  }

  private see(): void {
    this.isSeen = true;
  }
}

/** Whether the route is the first page of its flow, to which the player comes back after each payment. */
export function isList({ spec }: RegisteredRoute): boolean {
  return spec.flow !== 'none' && spec.path === '';
}
