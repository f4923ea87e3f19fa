import type { InjectionToken } from 'tsyringe';

/**
 * Online after a socket connect. Offline after a disconnect; then reconnects every 5 s until connected (spec 4).
 * Observable.
 */
export interface NetworkState {
  /** False until the first connect has failed or an open channel was lost. */
  readonly isOffline: boolean;
  /** True while it is offline although the gateway answers plain calls: a network, VPN or blocker refuses the channel. */
  readonly isBlocked: boolean;
  /** True while it is offline and no toast says so at present: then the banner does. */
  readonly isLastingOffline: boolean;
  /** Opens the channel and keeps it open until `dispose`. */
  start(): void;
  /**
   * Called once at each loss of the network, when loading must stop (spec 4). Returns the function that stops
   * listening.
   */
  onOffline(listener: () => void): () => void;
  dispose(): void;
}
export const NetworkState: InjectionToken<NetworkState> = Symbol('NetworkState');
