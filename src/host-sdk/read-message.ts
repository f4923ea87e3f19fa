import type { CashierEvent, CashierEventName } from './events';
import { FIXES } from './fixes';
import { hasOwn } from './has-own';

type Check = (value: unknown) => boolean;
const text: Check = (value) => typeof value === 'string';
const number: Check = (value) => typeof value === 'number';
const pixels: Check = (value) => Number.isInteger(value) && (value as number) > 0;
const flow: Check = (value) => value === 'deposit' || value === 'withdrawal';
const record: Check = (value) => typeof value === 'object' && value !== null;
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

/**
 * The keys that each message must have. Written by hand, because the schema library would be most of the script's size.
 */
const REQUIRED: Readonly<Record<CashierEventName, Readonly<Record<string, Check>>>> = {
  Loaded: { version: text },
  FullLoaded: {},
  onClose: {},
  onBeforePayment: { requestId: text, flow, method: text, amount: number, currency: text },
  onCreateTransaction: { eventType: flow, eventId: text },
  onTransactionStatus: {
    eventType: flow,
    eventId: text,
    status: text,
    amount: number,
    currency: text,
    paymentMethod: text,
    reason: optional(text),
  },
  onAction: { name: text, params: record },
  onAnalyticsEvent: { name: text, params: record },
  openExtBrowser: { url: text },
  share: { title: text, text, image: optional(text) },
  Error: { message: text, status: orNull(number), url: orNull(text), code: optional(text) },
  onTokenExpired: {},
  onInitError: { message: text },
  onResize: { height: pixels, top: optional(number) },
  onGoBackUnhandled: {},
  onEscape: {},
  onProblem: { code: (value) => hasOwn(FIXES, value as string), detail: optional(text) },
};

/** Reads the JSON text of a postMessage. Null for anything that is not one of the cashier's messages. */
export function readMessage(data: unknown): CashierEvent | null {
  if (!text(data)) return null;
  try {
    const message = JSON.parse(data as string) as Record<string, unknown>;
    const { messageType } = message;
    if (!text(messageType) || !hasOwn(REQUIRED, messageType as string)) return null;
    const checks = Object.entries(REQUIRED[messageType as CashierEventName]);
    return checks.every(([key, check]) => check(message[key])) ? (message as unknown as CashierEvent) : null;
  } catch {
    // No JSON, or a null.
    return null;
  }
}
