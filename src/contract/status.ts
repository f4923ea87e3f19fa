/** Below 100, 200 to 299 and above 600 succeed; 600 itself, 1xx and 3xx are rejections (spec 8, contract 4). */
export function isSuccessStatus(status: number): boolean {
  return status < 100 || (status >= 200 && status <= 299) || status > 600;
}

const NO_OUTCOME: readonly number[] = [408, 409, 423, 425, 429];

/**
 * Whether a status says nothing about what became of a call that changes something: the gateway is in trouble, busy with
 * the same call, or wants to be asked later. The same call with the same `messageId` tells.
 */
export const isNoOutcome = (status: number | undefined): boolean =>
  status !== undefined && (NO_OUTCOME.includes(status) || (status >= 500 && status <= 600));
