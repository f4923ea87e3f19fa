import type { InjectionToken } from 'tsyringe';
import type { PaymentMethod, PaymentSnippet } from '../../contract/method';
import type { Flow } from '../../contract/primitives';
import type { AppError } from '../../core/errors/app-error';
import type { MethodGroup } from './group-methods';
import type { MethodTile, Tile } from './tiles';

export type LoadOutcome =
  | { kind: 'loaded' }
  /** Nothing is left after the filter: 'Empty payment methods'. */
  | { kind: 'empty'; error: AppError }
  /** The list could not be fetched or is no list. */
  | { kind: 'failed'; error: AppError };

/** The payment methods of the player and what is chosen among them (spec 4, "Payment-method store"). Observable. */
export interface MethodsStore {
  /** The flow whose methods are shown: that of the last `load`. */
  readonly flow: Flow;
  /** As the gateway listed them so far, before any filter. */
  readonly initialMethods: readonly PaymentMethod[];
  /** Those that may be listed. */
  readonly methods: readonly PaymentMethod[];
  readonly groups: readonly MethodGroup[];
  readonly tiles: readonly Tile[];
  /** The tiles of the current group's own list; empty without a group. */
  readonly groupTiles: readonly MethodTile[];
  readonly currentGroup: MethodGroup | undefined;
  readonly currentMethod: PaymentMethod | undefined;
  /** Suggested amounts by method name; empty until they have come, or when they could not. */
  readonly snippet: PaymentSnippet;
  readonly isLoadingMethods: boolean;
  readonly isLoadingWithdrawalMethods: boolean;
  readonly isLoadingSnippet: boolean;
  /** The gateway has further methods, that come after these in the list. */
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /**
   * Fetches methods and snippet beside each other and resolves when the methods are there. Never rejects. Calls for the
   * same flow while one runs share it.
   */
  load(flow: Flow): Promise<LoadOutcome>;
  /** Fetches the list's next page, if there is one. Never rejects: what failed is asked for by the next call. */
  loadMore(): Promise<void>;
  /** Fetches all that is left, for who looks for a certain method. Never rejects. */
  loadRest(): Promise<void>;
  /** A load that took too long is no longer shared: the next `load` asks anew. */
  abandonLoad(flow: Flow): void;
  /** False when the group is not listed or is already the current one. Un-chooses the method. */
  selectGroup(name: string): boolean;
  /**
   * False when the method is not listed or is already the current one. `category`: of several with that name; without it one of
   * the current group comes first. `isPressed`: chosen only as long as a finger is on its tile, so that it can be chosen once
   * more.
   */
  selectMethod(name: string, options?: { category?: string | undefined; isPressed?: boolean }): boolean;
  /** Un-chooses a method that is chosen only as long as a finger is on its tile. */
  releaseMethod(): void;
  /** Un-chooses the method and stays in the group, as when the player comes back to the group's list. */
  clearMethod(): void;
  /** The methods are another region's: forgets them, the suggested amounts, and loads that are on their way. */
  forget(): void;
  /** The network is lost: nothing is told to be on its way any more (spec 4). What comes all the same is taken. */
  stopLoading(): void;
  /** Un-chooses group and method; what was fetched stays. */
  reset(): void;
}
export const MethodsStore: InjectionToken<MethodsStore> = Symbol('MethodsStore');
