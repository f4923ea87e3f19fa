import type { AppError } from '../errors/app-error';
import { browserClock } from '../time/browser-clock';
import type { Clock } from '../time/time';
import type { HostBridge } from './host-bridge';

type Host = Pick<HostBridge, 'send'>;

interface Asked {
  /** The token that the call was sent with. */
  token: string;
  /** Whether that token has been replaced meanwhile; then the host need not be asked for one. */
  isStale: boolean;
}

/**
 * Milliseconds a host may take to give a new token. After that its answer counts as lost, and the next refusal asks
 * again.
 */
const ASKED_FOR_MS = 30_000;

const asked = new WeakMap<Host, { token: string; at: number }>();

/**
 * Reports every rejected call to the host, and a 401 afterwards also as an expired token (spec 8). A start with a bad
 * token gets several calls refused at once; only the first asks the host for a new token.
 */
export function reportRejection(
  host: Host,
  error: AppError,
  { token, isStale }: Asked,
  clock: Clock = browserClock,
): void {
  const { status = null, url = null, code, requestId } = error;
  const message = error.message || error.code || `Status ${status}`;
  host.send({ messageType: 'Error', message, status, url, ...(code && { code }), ...(requestId && { requestId }) });
  if (status !== 401 || isStale) return;
  const last = asked.get(host);
  if (last?.token === token && clock.now() - last.at < ASKED_FOR_MS) return;
  asked.set(host, { token, at: clock.now() });
  host.send({ messageType: 'onTokenExpired' });
}
