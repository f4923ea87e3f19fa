import { inject, injectable } from 'tsyringe';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { painted } from '../core/time/painted';

/** Tells the host once that the first list, or the page that stands in for it, is painted and clickable (contract 1). */
@injectable()
export class FullLoaded {
  private isTold = false;
  /** The first script has told the host, for the list that it has painted. */
  private isKnown = false;
  /** Undefined: all of it has been told. */
  private listeners: (() => void)[] | undefined = [];

  constructor(@inject(HostBridge) private readonly host: HostBridge) {}

  hostKnows(): void {
    this.isKnown = true;
  }

  tell(): void {
    if (this.isTold) return;
    this.isTold = true;
    // After the paint: the frame that shows the list comes first.
    void painted().then(() => {
      if (!this.isKnown) this.host.send({ messageType: 'FullLoaded' });
      const { listeners = [] } = this;
      this.listeners = undefined;
      for (const listener of listeners) listener();
    });
  }

  /** Whatever the player does not need before the list starts here; at once when it has been told. */
  whenTold(listener: () => void): void {
    if (this.listeners) this.listeners.push(listener);
    else listener();
  }
}
