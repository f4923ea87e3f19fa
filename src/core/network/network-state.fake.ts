import { makeAutoObservable } from 'mobx';
import { Listeners } from '../realtime/listeners';
import type { NetworkState } from './network-state';

/** A network that tests switch with `goOffline` and `goOnline`. */
export class FakeNetworkState implements NetworkState {
  isOffline = false;
  isBlocked = false;
  started = false;

  private readonly listeners = new Listeners<[]>((error) => {
    throw error;
  });

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isLastingOffline(): boolean {
    return this.isOffline;
  }

  start(): void {
    this.started = true;
  }

  onOffline(listener: () => void): () => void {
    return this.listeners.add(listener);
  }

  dispose(): void {
    this.started = false;
  }

  goOffline(): void {
    this.isOffline = true;
    this.listeners.call();
  }

  goOnline(): void {
    this.isOffline = false;
  }
}
