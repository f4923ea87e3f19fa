import type { InjectionToken } from 'tsyringe';
import type { TileChoice } from '../../cashier/methods/tiles';

/** A tile of the list, as the list store takes it. */
export type ChosenTile = TileChoice;

/** What the application shows first: the list, or a page that stands in for it. */
export type FirstPage = 'list' | 'other';

/** The list that the first script shows, until the application's own answers a tap as quickly. */
export interface FirstList {
  /** Its tiles were painted and could be tapped; the host has been told so. */
  readonly isPainted: boolean;
  /** The tile that was tapped so far; undefined again when the player has come back from its first form. */
  readonly chosen: ChosenTile | undefined;
  /** It covers the application. */
  readonly isShown: boolean;
  /** Painted, or known to show nothing: from here on the line is free for the application. Never rejects. */
  readonly settled: Promise<void>;
  /**
   * The application's list stands beneath: what is tapped from now on, or was meanwhile, is carried out. One whose tap led
   * to no other page is left.
   */
  carryOut(choose: (chosen: ChosenTile) => Promise<unknown>): void;
  /**
   * Uncovers what the application shows; its list with the focus and the scroll position that the player had, its form
   * with the focus and the amount. Once. The list not from under a hand, nor with a tile tapped: its page is on the way.
   */
  leave(page: FirstPage): void;
  /** Called when the player goes back from the first form to the list. */
  whenBack(listener: () => void): void;
}
export const FirstList: InjectionToken<FirstList> = Symbol('FirstList');

/** For a page that does not begin with the list. */
export const noFirstList: FirstList = {
  isPainted: false,
  chosen: undefined,
  isShown: false,
  settled: Promise.resolve(),
  carryOut: () => undefined,
  leave: () => undefined,
  whenBack: () => undefined,
};
