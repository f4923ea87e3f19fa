import type { AppError } from './app-error';

/** The player closed the check or paused too long. */
const CAPTCHA_GIVEN_UP = ['captcha.closed', 'captcha.tokenExpired'];
const LOST_NETWORK = ['socket.networkError', 'socket.connectionFailed', 'http.networkError'];

/** Whether an error is part of normal business and no fault of the software: the gateway's refusals, a lost network. */
export function isExpected(error: AppError): boolean {
  if (error.code !== undefined && [...LOST_NETWORK, ...CAPTCHA_GIVEN_UP].includes(error.code)) return true;
  return error.status !== undefined && error.status >= 400 && error.status < 500;
}
