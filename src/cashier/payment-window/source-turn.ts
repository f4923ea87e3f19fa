import { inject, injectable } from 'tsyringe';
import { Realtime } from '../../core/realtime/realtime';
import { BrowserWindow } from '../../core/window/browser-window';
import { PaymentWindow } from './payment-window';
import type { PendingReason, SourceReply } from './pending-source';
import type { ReservedWindow } from './waiting-window';

/**
 * When a page of the provider's opens in a window: it is reserved in the tap; it opens when the reply has come, where the
 * browser still allows it; or a button of the next page opens it.
 */
export type WindowTime = 'tap' | 'reply' | 'button';

/** The payment page of one create, from the click to the reply. Opening never throws, since a create must not fail because of it. */
@injectable()
export class SourceTurn {
  /** Why the page of the last create could not be opened. */
  failure: unknown = undefined;
  private reserved: ReservedWindow = undefined;
  private reason: PendingReason = 'held';
  private time: WindowTime = 'button';
  private isEnded = false;

  constructor(
    @inject(PaymentWindow) private readonly paymentWindow: PaymentWindow,
    @inject(Realtime) private readonly realtime: Pick<Realtime, 'state'>,
    @inject(BrowserWindow) private readonly window: Pick<BrowserWindow, 'navigator'>,
  ) {}

  /** Must be called in the click itself, or `isLate`: after the first await browsers may block a window. */
  start(time: WindowTime, isLate: boolean): void {
    this.time = time;
    // While the channel is being opened nobody knows for how long a window would stay empty; and a browser blocks one long
    // after the tap, as when the host has been asked first.
    const opensNow =
      time === 'tap' && this.realtime.state === 'open' && this.window.navigator.userActivation?.isActive !== false;
    this.reserved = this.paymentWindow.reserve(opensNow, isLate);
    this.reason = opensNow && !isLate ? 'blocked' : 'held';
    this.failure = undefined;
  }

  /** Does nothing when the player has left the page. */
  open(reply: SourceReply): void {
    if (this.isEnded) return;
    try {
      this.paymentWindow.open(this.reserved, reply, this.reason);
    } catch (error) {
      this.failure = error;
    }
    this.reserved = undefined;
    if (this.time === 'reply') this.paymentWindow.openLate();
  }

  /** The next page is shown, and the player comes back to it from a payment page that takes the place of this tab. */
  leave(): void {
    this.paymentWindow.leave();
  }

  /** The reply was lost: a blank page in front of the cashier would hide that it is still checking, so the page becomes a button. */
  isLate(): void {
    this.close();
    this.reason = 'late';
  }

  /** Closes the blank window when nothing will be shown in it. */
  close(): void {
    this.paymentWindow.close(this.reserved);
    this.reserved = undefined;
  }

  /** Forgets the page of an earlier payment. */
  reset(): void {
    this.paymentWindow.reset();
  }

  /** Called when the player leaves the page. */
  end(): void {
    this.isEnded = true;
    this.close();
  }
}
