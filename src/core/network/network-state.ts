import type { InjectionToken } from 'tsyringe';

/** Online on socket connect; offline on disconnect, then a reconnect every 5 s until connected (spec 4). Observable. */
export interface NetworkState {
  /** False until the first connect has failed or an open channel was lost. */
  readonly isOffline: boolean;
  /** It is offline, and no toast says so at present: the banner's turn. */
  readonly isLastingOffline: boolean;
  /** Starts the channel and keeps it up from then on. */
  start(): void;
  /** Called once at each loss of the network: loading stops then (spec 4). Returns the way to stop listening. */
  onOffline(listener: () => void): () => void;
  dispose(): void;
}
export const NetworkState: InjectionToken<NetworkState> = Symbol('NetworkState');
