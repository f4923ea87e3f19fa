/** The errors that a page hears of, and what it may do. docs/errors.md and errors.json of the package are made of it. */

/**
 * Whose an error is. `input`: what was typed or passed; `gateway`: its rules, or a fault of it; `network`: the way
 * between; `host`: the page or its deployment; `provider`: the method, its bank or its captcha.
 */
export type CashierErrorClass = 'input' | 'gateway' | 'network' | 'host' | 'provider';

const NOTHING = 'Nothing: the player goes on in the cashier.';
const CAPTCHA = 'Nothing. If it is frequent, let the captcha’s addresses through your policy.';
const CHECKING = 'Credit nothing and refuse nothing: the outcome is asked for, and `onTransactionStatus` reports it.';

/**
 * `code` of `Error`, and of what only the player is shown. A gateway may have more codes of its own: the player then
 * reads a general text, and `class` is that of the status.
 */
export const ERROR_CODES = {
  'socket.networkError': ['network', NOTHING],
  'socket.connectionFailed': ['network', 'Nothing: the cashier connects again by itself.'],
  'socket.timeout': ['network', CHECKING],
  'http.networkError': ['network', NOTHING],
  'http.timeout': ['network', NOTHING],
  'contract.invalidReply': ['gateway', `Report it to the gateway’s team with the \`requestId\`. ${CHECKING}`],
  'attempt.unresolved': ['gateway', CHECKING],
  'attempt.open': ['gateway', CHECKING],
  'banking.merchantClientError': ['gateway', 'Nothing: the player reads your gateway’s own words.'],
  'banking.paymentMethodRegex': ['input', NOTHING],
  'banking.amountOutOfLimits': ['input', NOTHING],
  'banking.currencyUnavailable': ['input', 'Pass a `currency` that the player’s methods take.'],
  'banking.insufficientFunds': ['input', 'Show the player’s balance; pass it as `user.balanceData`.'],
  'banking.payerFunds': ['provider', NOTHING],
  'banking.methodUnavailable': ['provider', 'Nothing. `methods.hide` takes a method out that fails for longer.'],
  'banking.accountNotFound': ['input', NOTHING],
  'banking.confirmCodeWrong': ['input', NOTHING],
  'banking.confirmCodeExpired': ['input', NOTHING],
  'banking.confirmAttemptsExceeded': ['input', 'Show the player’s balance anew.'],
  'banking.confirmResendTooSoon': ['input', NOTHING],
  'banking.flowLocked': ['gateway', 'Listen to `onAction`: the lock names what the player may do.'],
  'banking.limitReached': ['gateway', 'Lead the player to the limits; `beforePayment` can say so earlier.'],
  'captcha.noClients': ['provider', CAPTCHA],
  'captcha.scriptFailed': ['network', CAPTCHA],
  'captcha.browserOnly': ['provider', CAPTCHA],
  'captcha.clientError': ['provider', CAPTCHA],
  'captcha.scriptUnavailable': ['network', CAPTCHA],
  'captcha.siteKeyRequired': ['host', 'Set the site key in the deployment’s settings.'],
  'captcha.tokenExpired': ['input', NOTHING],
  'captcha.closed': ['input', NOTHING],
  'captcha.unknown': ['provider', CAPTCHA],
  'captcha.loadingFailed': ['network', CAPTCHA],
  'captcha.refused': ['provider', NOTHING],
} as const satisfies Readonly<Record<string, readonly [CashierErrorClass, string]>>;
/** The codes that the cashier knows. */
export type CashierErrorCode = keyof typeof ERROR_CODES;

/** `status` of `Error` that has a text of its own; it goes before the code’s. */
export const ERROR_STATUSES = {
  401: ['host', 'Give another token: `setToken()`, or `requestToken`.'],
  429: ['gateway', NOTHING],
  502: ['gateway', 'Report it to the gateway’s team with the `requestId`.'],
  503: ['gateway', 'Report it to the gateway’s team with the `requestId`.'],
  504: ['gateway', CHECKING],
} as const satisfies Readonly<Record<number, readonly [CashierErrorClass, string]>>;

/** `reason` of `onTransactionStatus` with `mistaked`. */
export const DECLINES = {
  insufficient_funds: ['provider', NOTHING],
  declined_by_bank: ['provider', NOTHING],
  authentication_failed: ['provider', NOTHING],
  wrong_details: ['input', NOTHING],
  limit_exceeded: ['provider', NOTHING],
  expired: ['input', NOTHING],
  cancelled_by_player: ['input', NOTHING],
  provider_unavailable: ['provider', 'Nothing. `methods.hide` takes a method out that fails for longer.'],
  not_supported: ['provider', NOTHING],
  risk: ['gateway', 'Tell the player no more than the cashier does; your support can see the transaction.'],
  unknown: ['provider', NOTHING],
} as const satisfies Readonly<Record<string, readonly [CashierErrorClass, string]>>;
/** Why a payment failed, where the gateway says so. */
export type CashierDecline = keyof typeof DECLINES;
