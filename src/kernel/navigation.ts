import type { InjectionToken } from 'tsyringe';

export interface GoOptions {
  /** Replaces the current entry, so that back does not return to it. */
  replace?: boolean;
  /** Mounts the screen anew even if it is shown already. */
  isAnew?: boolean;
  /** Query parameters, e.g. of `/form`. */
  query?: Readonly<Record<string, string>>;
}

/** How stores move between screens. Stores never see the router. */
export interface Navigation {
  /** Path of the screen that is shown, e.g. `/deposit/redirect/base`. Observable. */
  readonly path: string;
  /** Query of the current location. */
  readonly query: Readonly<Record<string, string>>;
  /** Checks the guard, loads the screen, then shows it. Resolves when it is shown or another navigation took over. */
  go(path: string, options?: GoOptions): Promise<void>;
  /** Goes to the current route's back route. Returns false when it has none. */
  back(): boolean;
  /**
   * Handles "back" within a page that has several steps: the step registered last is called instead of leaving the
   * page. Returns a function that unregisters it.
   */
  onBack(step: () => void): () => void;
}
export const Navigation: InjectionToken<Navigation> = Symbol('Navigation');
