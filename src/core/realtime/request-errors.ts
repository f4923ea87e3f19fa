import type { RequestType } from '../../contract/realtime';
import { AppError } from '../errors/app-error';

/** @param sent whether the request had left before the channel closed, so that the gateway may have carried it out */
export function networkError(type: RequestType, sent: boolean): AppError {
  return new AppError('Network connection failed', { code: 'socket.networkError', url: type, outcomeUnknown: sent });
}

/** The gateway has refused the connection for this token, so the request was not sent. */
export function sessionEnded(type: RequestType): AppError {
  return new AppError('Session ended', { status: 401, url: type });
}

export function timeoutError(type: RequestType): AppError {
  return new AppError('No reply in time', { code: 'socket.timeout', url: type, outcomeUnknown: true });
}
