/**
 * What a page's own tests may ask of a demo cashier, whose gateway runs in the browser: `window.cashierDemo` of a page that
 * mounts it with `demo: true`. Types only.
 */
export type DemoDeclineReason =
  | 'insufficient_funds'
  | 'declined_by_bank'
  | 'authentication_failed'
  | 'wrong_details'
  | 'limit_exceeded'
  | 'expired'
  | 'cancelled_by_player'
  | 'provider_unavailable'
  | 'not_supported'
  | 'risk'
  | 'unknown';

/** `refuse`: nothing is made. `lose`: the payment is made and paid, but the answer to its create never arrives. */
export type DemoOutcome = 'approve' | 'decline' | 'refuse' | 'lose';

export interface CashierDemo {
  /** How the player's next payment ends, soon after it is made. `reason`: why it is declined. */
  next(outcome: DemoOutcome, reason?: DemoDeclineReason): Promise<void>;
  /** The player's line is away for so long. */
  cut(seconds: number): Promise<void>;
  /** Closes deposits to the player: a reason of docs/gateway.md, e.g. `kyc_required`. */
  lock(reason: string): Promise<void>;
  unlock(): Promise<void>;
  /** Milliseconds that every call takes from now on. */
  delay(ms: number): Promise<void>;
  /** Forgets all players and their payments. */
  reset(): Promise<void>;
}

declare global {
  interface Window {
    cashierDemo?: CashierDemo | undefined;
  }
}
