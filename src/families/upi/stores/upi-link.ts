/** Reads `upi://pay` links (NPCI, UPI linking specification 1.6). Strict: what is unclear is never offered for payment. */
import Big from 'big.js';

export interface UpiLink {
  /** The link as it may be drawn as a QR code or opened: `upi://pay?…`, characters escaped as in a URL. */
  uri: string;
  /** `pa`, the payee's virtual payment address. */
  payeeAddress: string;
  /** `pn`; undefined when the link has none. */
  payeeName: string | undefined;
  /** `am`, rupees; undefined when the player types it in the app. */
  amount: Big | undefined;
}

export type UpiFault =
  /** No URL, or one with control characters, a fragment, a user, a port, a path or a parameter twice. */
  | 'malformed'
  /** Another scheme than `upi:`. */
  | 'foreignScheme'
  /** Another intent than a payment, e.g. a mandate, which lets the payee take money again and again. */
  | 'notPayment'
  /** No payee, one that is no virtual payment address, or another one than the invoice names. */
  | 'payee'
  /** No amount of rupees, or another one than the deposit's. */
  | 'amount'
  /** Another currency than INR. */
  | 'currency';

export type ReadUpiLink = { ok: true; link: UpiLink } | { ok: false; fault: UpiFault };

/** A QR code holds no more (ISO/IEC 18004, version 40-L holds 2953 bytes); real links have some 200 characters. */
const MAX_LENGTH = 2000;
/** `name@handle` (NPCI, UPI procedural guidelines). */
const ADDRESS = /^[A-Za-z0-9._-]{2,255}@[A-Za-z][A-Za-z0-9.-]{1,63}$/;
const AMOUNT = /^\d{1,12}(?:\.\d{1,2})?$/;

const refuse = (fault: UpiFault): ReadUpiLink => ({ ok: false, fault });

/** `scheme:`, `//authority`, path, query, fragment (RFC 3986, appendix B). */
const PARTS = /^([a-z][a-z\d+.-]*):(?:\/\/([^/?#]*))?([^?#]*)(\?[^#]*)?(#.*)?$/is;

/** Taken apart by hand: before Chrome 130 `URL` knows no host of a scheme that is not the web's. */
export function readUpiLink(text: string): ReadUpiLink {
  // oxlint-disable-next-line no-control-regex
  const parts = text.length > MAX_LENGTH || /[\u0000-\u001f\u007f]/.test(text) ? null : PARTS.exec(text.trim());
  if (!parts) return refuse('malformed');
  const [, scheme = '', authority = '', path = '', query = '', fragment = ''] = parts;
  if (scheme.toLowerCase() !== 'upi') return refuse('foreignScheme');
  const host = authority.replace(/^.*@/, '').replace(/:.*$/, '');
  if (host.toLowerCase() !== 'pay') return refuse('notPayment');
  if (host !== authority || fragment !== '' || !['', '/'].includes(path)) return refuse('malformed');
  // Nothing but scheme and query, which every engine escapes alike.
  const url = new URL(`upi:${query}`);
  const parameters = parametersOf(url);
  return parameters ? readParameters(parameters, url) : refuse('malformed');
}

function readParameters(parameters: ReadonlyMap<string, string>, url: URL): ReadUpiLink {
  const payeeAddress = parameters.get('pa') ?? '';
  if (!ADDRESS.test(payeeAddress)) return refuse('payee');
  if ((parameters.get('cu') || 'INR').toUpperCase() !== 'INR') return refuse('currency');
  const amount = amountOf(parameters);
  if (amount === 'bad') return refuse('amount');
  const payeeName = parameters.get('pn')?.trim() || undefined;
  return { ok: true, link: { uri: `upi://pay${url.search}`, payeeAddress, payeeName, amount } };
}

/** By lower-case name. Undefined when one is there twice: apps differ in which of the two they take. */
function parametersOf(url: URL): ReadonlyMap<string, string> | undefined {
  const parameters = new Map<string, string>();
  for (const [name, value] of url.searchParams) {
    const key = name.toLowerCase();
    if (parameters.has(key)) return undefined;
    parameters.set(key, value);
  }
  return parameters;
}

/** `mam` is the least that the app takes: a lower one than `am` would let the player pay too little. */
function amountOf(parameters: ReadonlyMap<string, string>): Big | undefined | 'bad' {
  const amount = rupees(parameters.get('am'));
  const minimum = rupees(parameters.get('mam'));
  if (amount === 'bad' || minimum === 'bad') return 'bad';
  if (minimum && !(amount && minimum.eq(amount))) return 'bad';
  return amount;
}

/** Some providers write `null` for a parameter that they leave out. */
function rupees(text: string | undefined): Big | undefined | 'bad' {
  if (text === undefined || text === '' || text === 'null') return undefined;
  if (!AMOUNT.test(text)) return 'bad';
  const value = new Big(text);
  return value.gt(0) ? value : 'bad';
}
