import type { DepositCreateRequest } from '../../contract/deposit';
import type { AttemptIntent, AttemptRecord } from '../attempt/attempt-record';

/** The payment that is under way, as it is described to the player. */
export interface FirstPayment {
  intent: AttemptIntent;
  /**
   * checking: it was sent, and it is unknown whether it was made. made: it has ended well, and looks like what is wanted
   * now. unheard: it is unknown whether it was sent at all.
   */
  state: 'checking' | 'waiting' | 'made' | 'unheard';
  /** True when it is certain that this session's player began it; only then may its details be shown. */
  isOwn: boolean;
  /** What the player wants now. */
  second: AttemptIntent;
  /** True when it is certain that it is not the same wish, e.g. goes to an account that has the same short name. */
  isOther: boolean;
}

export interface Purpose {
  /** The player has asked for a new code in place of the first payment's code, which can no longer be paid. */
  isRenewal?: boolean | undefined;
  /** False once the form shows another method, although the path may be the same: then nothing is sent. Observable. */
  isWanted?: (() => boolean) | undefined;
  /** Awaited before it is looked for a first payment, which another tab may have made meanwhile. */
  prepare?: (() => Promise<void>) | undefined;
  /** What the host is told of the payment beside the wish. */
  about?: PaymentFacts | undefined;
  /**
   * The same form again, with the further fields that the gateway has asked for: host and player were asked before the
   * first press.
   */
  isContinued?: boolean | undefined;
}

/** What a press that has waited for something else is asked for before it is sent. */
export interface Passage {
  /** The press is over: no window opens in it any more, and another tab may have sent meanwhile. */
  isLate: boolean;
  /** Asked before a payment beside the first one. Undefined: it may be made at once. */
  allow?: (() => Promise<boolean> | undefined) | undefined;
}

export type PaymentFacts = Pick<DepositCreateRequest, 'bonusId' | 'accountId'>;

/** What the player wants to be sent. */
export interface Press<R> extends Pick<Question, 'wish' | 'isWanted' | 'allow'>, Pick<Purpose, 'isContinued'> {
  create(): Promise<R>;
}

/** The question whether a second payment is wanted. */
export interface Question {
  /** The first payment, as it was when the question was asked. */
  first: AttemptRecord;
  wish: AttemptIntent;
  isWanted(): boolean;
  allow?: Passage['allow'];
  /** Called when the player confirms the second payment. */
  begin(): void;
  /** Called when the player no longer wants the second payment. */
  leave(): void;
}
