/** When a deposit's status is polled because no push came: often at first, then seldom, then no more. Pure. */

/** Milliseconds between two polls: in the first minute, and after it. */
export const POLL_FAST_MS = 2_000;
export const POLL_SLOW_MS = 10_000;
export const POLL_FAST_FOR_MS = 60_000;
/** Milliseconds after which only a wake-up or a reconnect polls again. */
export const POLL_FOR_MS = 15 * 60_000;
/** Maximum number of polls in those fifteen minutes, including those by wake-ups. */
export const POLL_MAX_CALLS = 120;

export interface PollHistory {
  /** Milliseconds since the deposit was first followed. */
  age: number;
  /** Number of polls so far. */
  calls: number;
  /** The deposit was reported as failed: it may still be paid, but that is rare, so polls are slow. */
  hasFailed: boolean;
}

/** Milliseconds until the next poll, or undefined when no further poll is scheduled. */
export function nextPollDelay({ age, calls, hasFailed }: PollHistory): number | undefined {
  if (age >= POLL_FOR_MS || calls >= POLL_MAX_CALLS) return undefined;
  return age < POLL_FAST_FOR_MS && !hasFailed ? POLL_FAST_MS : POLL_SLOW_MS;
}

/** Whether a wake-up or reconnect may poll at once. `sinceLast`: milliseconds since the last poll, undefined if there was none. */
export function mayAskNow({ age, calls }: PollHistory, sinceLast: number | undefined): boolean {
  if (age >= POLL_FOR_MS) return sinceLast === undefined || sinceLast >= POLL_SLOW_MS;
  return calls < POLL_MAX_CALLS && (sinceLast === undefined || sinceLast >= POLL_FAST_MS / 2);
}
