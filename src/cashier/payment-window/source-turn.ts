import type { Realtime } from '../../core/realtime/realtime';
import type { PaymentWindow, PendingReason, ReservedWindow } from './payment-window';

type SourceReply = Parameters<PaymentWindow['open']>[1];

/** The payment page of one create, from the click to the reply. Opening never throws, since a create must not fail because of it. */
export class SourceTurn {
  /** Why the page of the last create could not be opened. */
  failure: unknown = undefined;
  private reserved: ReservedWindow = undefined;
  private reason: PendingReason = 'held';
  private isEnded = false;

  constructor(
    private readonly paymentWindow: PaymentWindow,
    private readonly realtime: Pick<Realtime, 'state'>,
  ) {}

  /** Must be called in the click itself: after the first await the browser would block a window. */
  start(wantsWindow: boolean): void {
    // While the channel is being opened nobody knows for how long a window would stay empty.
    const opensNow = wantsWindow && this.realtime.state === 'open';
    this.reserved = this.paymentWindow.reserve(opensNow);
    this.reason = opensNow ? 'blocked' : 'held';
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

  /** Called when the player leaves the page. */
  end(): void {
    this.isEnded = true;
    this.close();
  }
}
