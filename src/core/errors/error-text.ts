import type { Locale } from '../locale/locale';
import type { AppError } from './app-error';

/** The merchant wrote this error's message for the player, so it is shown unchanged. */
const MERCHANT_CLIENT_ERROR = 'banking.merchantClientError';
/** Yields only the generic text, although it has a code. */
const PAYMENT_METHOD_REGEX = 'banking.paymentMethodRegex';
/** Their texts say that the player is offline, which is said only where the system says so, too. */
const LOST_NETWORK = /^(?:socket|http)\.networkError$/;
const CONNECTION_FAILED = 'socket.connectionFailed';
/** Shown when not even English has arrived. */
const LAST_RESORT = 'Error occurred';

/**
 * What the player reads, in the order of spec 8: the status' own text, the merchant's own message, the code's text,
 * the generic text. Codes have dots and messages are nested: `socket.timeout` is `common.errors` → `socket` → `timeout`.
 */
export function errorText(error: AppError, locale: Locale): string {
  const forStatus = error.status === undefined ? undefined : locale.findMessage(`httpCodes.${error.status}`);
  if (forStatus) return forStatus;
  const own = error.code === MERCHANT_CLIENT_ERROR ? error.message.trim() : undefined;
  if (own) return own;
  const code = LOST_NETWORK.test(error.code ?? '') && isOnline() ? CONNECTION_FAILED : error.code;
  const hasText = code !== undefined && code !== PAYMENT_METHOD_REGEX && isKey(code);
  const forCode = hasText ? locale.findMessage(`common.errors.${code}`) : undefined;
  return forCode ?? locale.findMessage('provider.error') ?? LAST_RESORT;
}

const isOnline = () => typeof navigator !== 'undefined' && navigator.onLine;

/** Codes come from outside: look up only words joined by dots. A `:` would name another namespace. */
function isKey(code: string): boolean {
  return /^[\w-]+(\.[\w-]+)*$/.test(code);
}
