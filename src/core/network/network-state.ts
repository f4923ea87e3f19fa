import type { InjectionToken } from 'tsyringe';

/** Online on socket connect; offline on disconnect, then a reconnect every 5 s until connected (spec 4). Observable. */
export interface NetworkState {
  readonly isOffline: boolean;
  /** Starts the channel and keeps it up from then on. */
  start(): void;
  dispose(): void;
}
export const NetworkState: InjectionToken<NetworkState> = Symbol('NetworkState');
