import { inject, injectable } from 'tsyringe';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { painted } from '../core/time/painted';

/** Notifies the host once that the first list, or the page shown instead, is painted and clickable (contract 1). */
@injectable()
export class FullLoaded {
  private isNotified = false;
  /** True when the first script has already notified the host, for the list that it painted. */
  private isKnown = false;
  /** Undefined once all listeners were called. */
  private listeners: (() => void)[] | undefined = [];

  constructor(@inject(HostBridge) private readonly host: HostBridge) {}

  hostKnows(): void {
    this.isKnown = true;
  }

  notify(): void {
    if (this.isNotified) return;
    this.isNotified = true;
    // After the paint, because the frame that shows the list comes first.
    void painted().then(() => {
      if (!this.isKnown) this.host.send({ messageType: 'FullLoaded' });
      const { listeners = [] } = this;
      this.listeners = undefined;
      for (const listener of listeners) listener();
    });
  }

  /** Runs what the player does not need before the list; at once if the host has already been notified. */
  whenNotified(listener: () => void): void {
    if (this.listeners) this.listeners.push(listener);
    else listener();
  }
}
