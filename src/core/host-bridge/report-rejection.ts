import type { AppError } from '../errors/app-error';
import { browserClock } from '../time/browser-clock';
import type { Clock } from '../time/time';
import type { HostBridge } from './host-bridge';

type Host = Pick<HostBridge, 'send'>;

interface Asked {
  /** With which the call went. */
  token: string;
  /** That token has been replaced meanwhile, so that there is nothing to ask the host for. */
  isStale: boolean;
}

/** As long as a host may take to give another token. After that its answer has got lost, and the next refusal asks it again. */
const ASKED_FOR_MS = 30_000;

const asked = new WeakMap<Host, { token: string; at: number }>();

/**
 * Every rejected call is told to the host; a 401 also as an expired token, after it (spec 8). A start with a bad token has several calls
 * refused at once: the host is asked for another token by the first of them.
 */
export function reportRejection(
  host: Host,
  error: AppError,
  { token, isStale }: Asked,
  clock: Clock = browserClock,
): void {
  const { status = null, url = null, code } = error;
  const message = error.message || error.code || `Status ${status}`;
  host.send({ messageType: 'Error', message, status, url, ...(code && { code }) });
  if (status !== 401 || isStale) return;
  const last = asked.get(host);
  if (last?.token === token && clock.now() - last.at < ASKED_FOR_MS) return;
  asked.set(host, { token, at: clock.now() });
  host.send({ messageType: 'onTokenExpired' });
}
