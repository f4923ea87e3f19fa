import type { TileChoice } from '../cashier/methods/tiles';

/** The list that the first script has painted, until the application hydrates its elements or shows another page. */
export interface FirstList {
  /** True once the tiles were painted and could be tapped; the host has been notified. */
  readonly isPainted: boolean;
  /** False once anybody else has changed what was painted, e.g. an extension: React could not hydrate that. */
  readonly isIntact: boolean;
  /** The tile that was tapped; only one can be. */
  readonly tapped: TileChoice | undefined;
  /** Addresses of icons that could not be loaded so far. */
  readonly lostIcons: readonly string[];
  /** True until the application hydrates the page or replaces it. */
  readonly isShown: boolean;
  /**
   * Resolves when the list is painted or known to show nothing: the network is then free for the application. Never
   * rejects.
   */
  readonly settled: Promise<void>;
  /** Stops drawing and listening; the elements stay in the page. */
  leave(): void;
}

/** The first list of a page that does not begin with the list. */
export const noFirstList: FirstList = {
  isPainted: false,
  isIntact: true,
  tapped: undefined,
  lostIcons: [],
  isShown: false,
  settled: Promise.resolve(),
  leave: () => undefined,
};
