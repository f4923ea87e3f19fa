import type { AppError } from './app-error';

const ALREADY_TOLD = ['socket.networkError', 'socket.connectionFailed', 'contract.invalidReply'];

/**
 * Whether an error is part of normal business and no fault of the software: the gateway's refusals (4xx), a lost
 * network, and malformed replies, which were reported with the path of the bad value where they were read.
 */
export function isExpected(error: AppError): boolean {
  if (error.code !== undefined && ALREADY_TOLD.includes(error.code)) return true;
  return error.status !== undefined && error.status >= 400 && error.status < 500;
}
