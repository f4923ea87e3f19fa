import type { AttemptIntent } from '../attempt/attempt-record';

/** The payment that is under way, as it is described to the player. */
export interface FirstPayment {
  intent: AttemptIntent;
  /** checking: it is unknown whether it was made at all. made: it has ended well, and looks like what is wanted now. */
  state: 'checking' | 'waiting' | 'made';
  /** True when it is certain that this session's player began it; only then may its details be shown. */
  isOwn: boolean;
  /** What the player wants now. */
  second: AttemptIntent;
  /** True when it is certain that it is not the same wish, e.g. goes to an account that has the same short name. */
  isOther: boolean;
}
