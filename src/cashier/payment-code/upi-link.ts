/**
 * Reads `upi://pay` links (NPCI, UPI linking specification 1.6). Strict: an ambiguous link is never offered for
 * payment.
 */
import Big from 'big.js';
import type { CodeCaution } from './code-reading';

export interface UpiLink {
  /** The link to show as a QR code or to open: `upi://pay?…`, characters escaped as in a URL. */
  uri: string;
  /** `pa`, the payee's virtual payment address. */
  payeeAddress: string;
  /** `pn`; undefined when the link has none. */
  payeeName: string | undefined;
  /** `am`, rupees; undefined when the player types it in the app. */
  amount: Big | undefined;
  /** What apps read although the specification does not allow it. */
  cautions: readonly CodeCaution[];
}

export type UpiFault =
  /** Not a URL, or one with control characters, a fragment, a user, a port, a path or two values of one parameter. */
  | 'malformed'
  /** The scheme is not `upi:`. */
  | 'foreignScheme'
  /** Not a payment but, e.g., a mandate, which lets the payee charge again and again. */
  | 'notPayment'
  /** The payee is missing, is not a virtual payment address, or differs from the invoice's. */
  | 'payee'
  /** `am` or `mam` is not an amount of rupees, `mam` differs from `am`, or `am` differs from the deposit's amount. */
  | 'amount'
  /** The currency is not INR. */
  | 'currency';

export type ReadUpiLink = { ok: true; link: UpiLink } | { ok: false; fault: UpiFault };

/** Characters. A QR code holds little more (ISO/IEC 18004, version 40-L: 2953 bytes); real links have some 200. */
const MAX_LENGTH = 2000;
/** `name@handle` (NPCI, UPI procedural guidelines). */
const ADDRESS = /^[A-Za-z0-9._-]{2,255}@[A-Za-z][A-Za-z0-9.-]{1,63}$/;
/** Further decimals are zeros, or there would be less than a paisa. */
const AMOUNT = /^\d{1,12}(?:\.\d{1,2}0*)?$/;

const refuse = (fault: UpiFault): ReadUpiLink => ({ ok: false, fault });

/** `scheme:`, `//authority`, path, query, fragment (RFC 3986, appendix B). */
const PARTS = /^([a-z][a-z\d+.-]*):(?:\/\/([^/?#]*))?([^?#]*)(\?[^#]*)?(#.*)?$/is;

/** Parsed by hand, because before Chrome 130 `URL` finds no host in a URL with a non-web scheme. */
export function readUpiLink(text: string): ReadUpiLink {
  // oxlint-disable-next-line no-control-regex
  const parts = text.length > MAX_LENGTH || /[\u0000-\u001f\u007f]/.test(text) ? null : PARTS.exec(text.trim());
  if (!parts) return refuse('malformed');
  const [, scheme = '', authority = '', path = '', query = '', fragment = ''] = parts;
  if (scheme.toLowerCase() !== 'upi') return refuse('foreignScheme');
  const host = authority.replace(/^.*@/, '').replace(/:.*$/, '');
  if (host.toLowerCase() !== 'pay') return refuse('notPayment');
  if (host !== authority || fragment !== '' || !['', '/'].includes(path)) return refuse('malformed');
  // Only scheme and query, which every engine escapes in the same way.
  const url = new URL(`upi:${query}`);
  const parameters = parametersOf(url);
  if (!parameters) return refuse('malformed');
  const cautions: CodeCaution[] = [];
  if (parameters.size < [...url.searchParams].length) cautions.push('repeated');
  if (/\.\d{3}/.test(parameters.get('am') ?? '')) cautions.push('decimals');
  return readParameters(parameters, url, cautions);
}

function readParameters(
  parameters: ReadonlyMap<string, string>,
  url: URL,
  cautions: readonly CodeCaution[],
): ReadUpiLink {
  const payeeAddress = parameters.get('pa') ?? '';
  if (!ADDRESS.test(payeeAddress)) return refuse('payee');
  if ((parameters.get('cu') || 'INR').toUpperCase() !== 'INR') return refuse('currency');
  const amount = amountOf(parameters);
  if (amount === 'bad') return refuse('amount');
  const payeeName = parameters.get('pn')?.trim() || undefined;
  return { ok: true, link: { uri: `upi://pay${url.search}`, payeeAddress, payeeName, amount, cautions } };
}

/** Parameters by lower-case name. Undefined when one has two values, since apps differ in which of the two they use. */
function parametersOf(url: URL): ReadonlyMap<string, string> | undefined {
  const parameters = new Map<string, string>();
  for (const [name, value] of url.searchParams) {
    const key = name.toLowerCase();
    if (parameters.has(key) && parameters.get(key) !== value) return undefined;
    parameters.set(key, value);
  }
  return parameters;
}

/** `mam` is the least amount that the app accepts: one below `am` would let the player pay too little. */
function amountOf(parameters: ReadonlyMap<string, string>): Big | undefined | 'bad' {
  const amount = rupees(parameters.get('am'));
  const minimum = rupees(parameters.get('mam'));
  if (amount === 'bad' || minimum === 'bad') return 'bad';
  if (minimum && !(amount && minimum.eq(amount))) return 'bad';
  return amount;
}

/** Some providers write `null` for an omitted parameter. */
function rupees(text: string | undefined): Big | undefined | 'bad' {
  if (text === undefined || text === '' || text === 'null') return undefined;
  if (!AMOUNT.test(text)) return 'bad';
  const value = new Big(text);
  return value.gt(0) ? value : 'bad';
}
