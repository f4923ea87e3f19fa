import type { AppError } from '../errors/app-error';
import type { HostBridge } from './host-bridge';

/**
 * Every rejected call is told to the host; a 401 also as an expired token, after it (spec 8). `isStale`: the call went with a
 * token that has been replaced meanwhile, so that there is nothing to ask the host for.
 */
export function reportRejection(host: Pick<HostBridge, 'send'>, error: AppError, isStale = false): void {
  const { status = null, url = null, code } = error;
  const message = error.message || error.code || `Status ${status}`;
  host.send({ messageType: 'Error', message, status, url, ...(code && { code }) });
  if (status === 401 && !isStale) host.send({ messageType: 'onTokenExpired' });
}
