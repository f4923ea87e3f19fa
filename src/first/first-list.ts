import type { TileChoice } from '../cashier/methods/tiles';

/** The list that the first script has painted, until the application takes its elements over or shows another page. */
export interface FirstList {
  /** Its tiles were painted and could be tapped; the host has been told so. */
  readonly isPainted: boolean;
  /** The tile that was tapped: one at a time. */
  readonly tapped: TileChoice | undefined;
  /** Addresses of icons that could not be loaded so far. */
  readonly lostIcons: readonly string[];
  /** Nobody has taken the page over yet. */
  readonly isShown: boolean;
  /** Painted, or known to show nothing: from here on the line is free for the application. Never rejects. */
  readonly settled: Promise<void>;
  /** Draws and hears nothing from here on; its elements stay. */
  leave(): void;
}

/** For a page that does not begin with the list. */
export const noFirstList: FirstList = {
  isPainted: false,
  tapped: undefined,
  lostIcons: [],
  isShown: false,
  settled: Promise.resolve(),
  leave: () => undefined,
};
