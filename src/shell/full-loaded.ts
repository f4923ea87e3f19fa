import { inject, injectable } from 'tsyringe';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { FirstList } from './first-list/first-list';

/** Tells the host once that the first list, or the page that stands in for it, is painted and clickable (contract 1). */
@injectable()
export class FullLoaded {
  private isTold = false;
  private readonly listeners: (() => void)[] = [];

  constructor(
    @inject(HostBridge) private readonly host: HostBridge,
    @inject(FirstList) private readonly firstList: FirstList,
  ) {}

  tell(): void {
    if (this.isTold) return;
    this.isTold = true;
    const { isPainted } = this.firstList;
    this.firstList.leave();
    // After the paint: the frame that shows the list comes first.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!isPainted) this.host.send({ messageType: 'FullLoaded' });
        for (const listener of this.listeners) listener();
      }),
    );
  }

  /** Whatever the player does not need before the list starts here. */
  whenTold(listener: () => void): void {
    this.listeners.push(listener);
  }
}
