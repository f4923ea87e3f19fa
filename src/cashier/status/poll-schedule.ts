/** When a deposit's status is asked although no push came: often at first, then seldom, then no more. Pure. */

/** Milliseconds between two questions in the first minute, and after it. */
export const POLL_FAST_MS = 2_000;
export const POLL_SLOW_MS = 10_000;
export const POLL_FAST_FOR_MS = 60_000;
/** Milliseconds after which only a wake-up or a reconnect asks again. */
export const POLL_FOR_MS = 15 * 60_000;
/** Questions in those fifteen minutes, wake-ups included. */
export const POLL_MAX_CALLS = 120;

export interface PollHistory {
  /** Milliseconds since the deposit was first followed. */
  age: number;
  /** Questions asked so far. */
  calls: number;
  /** It was called failed: what comes after all comes seldom. */
  hasFailed?: boolean;
}

/** Milliseconds until the next question, or undefined when no more is due by itself. */
export function nextPollDelay({ age, calls, hasFailed = false }: PollHistory): number | undefined {
  if (age >= POLL_FOR_MS || calls >= POLL_MAX_CALLS) return undefined;
  return age < POLL_FAST_FOR_MS && !hasFailed ? POLL_FAST_MS : POLL_SLOW_MS;
}

/** May a wake-up or reconnect ask at once? `sinceLast`: milliseconds since the last question, undefined if none. */
export function mayAskNow({ age, calls }: PollHistory, sinceLast: number | undefined): boolean {
  if (age >= POLL_FOR_MS) return sinceLast === undefined || sinceLast >= POLL_SLOW_MS;
  return calls < POLL_MAX_CALLS && (sinceLast === undefined || sinceLast >= POLL_FAST_MS / 2);
}
