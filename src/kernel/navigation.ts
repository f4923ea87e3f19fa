import type { InjectionToken } from 'tsyringe';

export interface GoOptions {
  /** Replaces the current entry, so that back does not return to it. */
  replace?: boolean;
  /** The screen is drawn anew, although it is shown already. */
  isAnew?: boolean;
  /** Query parameters, e.g. of `/form`. */
  query?: Readonly<Record<string, string>>;
}

/** How stores move between screens. They never see the router. */
export interface Navigation {
  /** Path of the screen that is shown, e.g. `/deposit/redirect/base`. Observable. */
  readonly path: string;
  /** Query of the current location. */
  readonly query: Readonly<Record<string, string>>;
  /** Checks the guard, loads the screen, then shows it. Resolves when it is shown (or another navigation took over). */
  go(path: string, options?: GoOptions): Promise<void>;
  /** To the current route's back route. False when it has none. */
  back(): boolean;
  /** A page that is several steps takes back for a step of its own, the last to ask first. Returns how to let go of it. */
  onBack(step: () => void): () => void;
}
export const Navigation: InjectionToken<Navigation> = Symbol('Navigation');
