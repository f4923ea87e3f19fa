import { isNoOutcome } from '../../contract/status';

/** True for a 4xx that answers the call: not 401 (expired session), and none that asks to try again later. */
export const isRefusal = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500 && status !== 401 && !isNoOutcome(status);
