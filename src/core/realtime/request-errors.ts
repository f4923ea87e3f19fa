import type { RequestType } from '../../contract/realtime';
import { AppError } from '../errors/app-error';
import type { HostBridge } from '../host-bridge/host-bridge';

/** `sent`: it had left before the channel went down, so the gateway may have carried it out. */
export function networkError(type: RequestType, sent: boolean): AppError {
  return new AppError('Network connection failed', { code: 'socket.networkError', url: type, outcomeUnknown: sent });
}

export function timeoutError(type: RequestType): AppError {
  return new AppError('No reply in time', { code: 'socket.timeout', url: type, outcomeUnknown: true });
}

/**
 * Tells the host of a rejected call: `Error`, and after it `onTokenExpired` for 401 (contract 1). "Every rejected
 * call" is read literally: offline, timed-out and unreadable ones are told too, with `status: null`.
 */
export function tellHost(host: HostBridge, error: AppError): void {
  const status = error.status ?? null;
  const message = error.message || error.code || `Status ${status}`;
  host.send({ messageType: 'Error', message, status, url: error.url ?? null });
  if (status === 401) host.send({ messageType: 'onTokenExpired' });
}
