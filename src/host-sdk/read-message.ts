import type { CashierEvent, CashierEventName } from './events';

/** Whether a value is of a kind: by the first letter of its type, `0` for null, or of narrower ones. */
function isOf(kind: string, value: unknown): boolean {
  if (kind === 'flow') return value === 'deposit' || value === 'withdrawal';
  if (kind === 'pixels') return Number.isInteger(value) && (value as number) > 0;
  if (kind === 'web') return /^https?:/.test(value as string);
  return kind.includes(value === null ? '0' : (typeof value)[0]!);
}

const NONE = 'messageType s';
const NAMED = 'name s,params o';

/**
 * The keys that each message must have, with their kinds: string, number, object, undefined. Written by hand, because
 * the schema library would be most of the script's size.
 */
const REQUIRED: Readonly<Record<CashierEventName, string>> = {
  Loaded: 'version s',
  FullLoaded: NONE,
  onClose: NONE,
  onBeforePayment: 'requestId s,flow flow,method s,amount n,currency s',
  onCreateTransaction: 'eventType flow,eventId s',
  onTransactionStatus: 'eventType flow,eventId s,status s,amount n,currency s,paymentMethod s,reason su',
  onAction: NAMED,
  onAnalyticsEvent: NAMED,
  openExtBrowser: 'url s',
  onRedirect: 'url web',
  share: 'title s,text s,image su',
  Error: 'message s,status n0,url s0,code su,requestId su',
  onTokenExpired: NONE,
  onInitError: 'message s',
  onLanguage: 'lang s',
  onResize: 'height pixels,top nu',
  onGoBackUnhandled: NONE,
  onExpand: NONE,
  onEscape: NONE,
  onProblem: 'code s,detail su,requestId su',
};

/** Reads the JSON text of a postMessage. Undefined for anything that is not one of the cashier's messages. */
export function readMessage(data: unknown): CashierEvent | undefined {
  try {
    const message = JSON.parse(data as string) as Record<string, unknown>;
    const keys = REQUIRED[message['messageType'] as CashierEventName].split(',').map((key) => key.split(' '));
    return keys.every(([key, kind]) => isOf(kind!, message[key!])) ? (message as unknown as CashierEvent) : undefined;
  } catch {
    // No text, no JSON, a null, or a name that is none of these: what an object inherits is no text.
    return undefined;
  }
}
