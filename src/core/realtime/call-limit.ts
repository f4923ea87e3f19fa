/**
 * Milliseconds that a page waits for a call that it can do without; then it goes on. A gateway that does not know a
 * call may never answer it.
 */
export const CALL_LIMIT_MS = 8_000;

/** Milliseconds that a press waits for the gateway's list of what the player has paid elsewhere. */
export const LIST_LIMIT_MS = 4_000;
