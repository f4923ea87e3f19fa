import type { CashierEvent, CashierEventName } from './events';
import { FIXES } from './fixes';

/**
 * The keys that each message must have. Written by hand, because the schema library would be most of the script's size.
 * Texts, but for `#` a number, `%` a height, `@` a flow, `{` an object, `/` an http(s) address; `?` may be missing, `|` may be null.
 */
const KEYS: Readonly<Record<CashierEventName, string>> = {
  Loaded: 'version',
  FullLoaded: '',
  onClose: '',
  onBeforePayment: 'requestId @flow method #amount currency',
  onCreateTransaction: '@eventType eventId',
  onTransactionStatus: '@eventType eventId status #amount currency paymentMethod reason?',
  onAction: 'name {params',
  onAnalyticsEvent: 'name {params',
  openExtBrowser: 'url',
  onRedirect: '/url',
  share: 'title text image?',
  Error: 'message #status| url| code?',
  onTokenExpired: '',
  onInitError: 'message',
  onResize: '%height #top?',
  onGoBackUnhandled: '',
  onEscape: '',
  onProblem: 'code detail?',
};

/** What a key of `KEYS`, the type of its value and the value may be. */
const FITS =
  /^(\w+[?|]? string |#\w+[?|]? number |\/url string https?:|%\w+ number [1-9]\d*$|@\w+ string (deposit|withdrawal)$|{\w+ object (?!null$)|\S+\? undefined|\S+\| object null$)/;

/** Reads the JSON text of a postMessage. Null for anything that is not one of the cashier's messages. */
export function readMessage(data: unknown): CashierEvent | null {
  try {
    const message = JSON.parse(isText(data) ? data : '') as CashierEvent;
    const keys: unknown = KEYS[message.messageType];
    const fits = (key: string) => {
      const value = message[key.replace(/\W/g, '') as never] as unknown;
      return !key || FITS.test(`${key} ${typeof value} ${value as string}`);
    };
    // Not the texts that every object has by its prototype: those are functions.
    if (!isText(keys) || !keys.split(' ').every(fits)) return null;
    return message.messageType !== 'onProblem' || isText(FIXES[message.code]) ? message : null;
  } catch {
    // No JSON, or a null.
    return null;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
