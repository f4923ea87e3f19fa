import { inject, injectable } from 'tsyringe';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { FirstList, type FirstPage } from './first-list/first-list';
import { focusNewPage, hasFocus } from './focus-new-page';

/** Tells the host once that the first list, or the page that stands in for it, is painted and clickable (contract 1). */
@injectable()
export class FullLoaded {
  private isTold = false;
  /** Undefined: all of it has been told. */
  private listeners: (() => void)[] | undefined = [];

  constructor(
    @inject(HostBridge) private readonly host: HostBridge,
    @inject(FirstList) private readonly firstList: FirstList,
  ) {}

  tell(page: FirstPage): void {
    const { isPainted } = this.firstList;
    // A list that is painted already stays until the application answers a tap as quickly (form-rehearsal.tsx).
    if (page === 'other' || !isPainted) this.leaveFirstList(page);
    if (this.isTold) return;
    this.isTold = true;
    // After the paint: the frame that shows the list comes first.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!isPainted) this.host.send({ messageType: 'FullLoaded' });
        const { listeners = [] } = this;
        this.listeners = undefined;
        for (const listener of listeners) listener();
      }),
    );
  }

  /** Whatever the player does not need before the list starts here; at once when it has been told. */
  whenTold(listener: () => void): void {
    if (this.listeners) this.listeners.push(listener);
    else listener();
  }

  private leaveFirstList(page: FirstPage): void {
    const hadFocus = this.firstList.isShown && hasFocus();
    this.firstList.leave(page);
    // A page that a tap has asked for is begun at its heading, but for a form that was given the focus.
    if (hadFocus && !hasFocus()) focusNewPage();
  }
}
