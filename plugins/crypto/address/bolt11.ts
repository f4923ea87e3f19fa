/** Lightning invoices (BOLT 11) of the main net, as far as a payer must know them. Pure. */
import { bech32 } from '@scure/base';
import Big from 'big.js';

export interface LightningInvoice {
  /** In lower case. */
  text: string;
  /** Bitcoin; absent when the payer says how much. */
  amount?: Big;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** An invoice with some routes is well below; a QR code holds 4296 characters. */
const MAX_LENGTH = 2000;
const PREFIX = /^lnbc(?:([1-9]\d{0,11})([munp]?))?$/;
/** Parts of a bitcoin: milli, micro, nano, pico. */
const DECIMALS: Readonly<Record<string, number>> = { '': 0, m: 3, u: 6, n: 9, p: 12 };
const TIMESTAMP_WORDS = 7;
const SIGNATURE_WORDS = 104;
/** Tag `x`, in seconds; this is what holds without it. */
const EXPIRY_TAG = 6;
const DEFAULT_EXPIRY = 3600;
/** The last time that a `Date` holds; some wallets write an expiry that never comes. */
const LAST_DATE = 8.64e15;
/** Tag `p`, which an invoice must have. */
const HASH_TAG = 1;
const HASH_WORDS = 52;

/**
 * Undefined for a wrong checksum, another network and a broken form. The signature is left to the wallet, which must know
 * the payee's key from it in any case.
 */
export function readBolt11(invoice: string): LightningInvoice | undefined {
  const decoded = invoice.length > MAX_LENGTH ? undefined : bech32.decodeUnsafe(invoice, false);
  const prefix = decoded && PREFIX.exec(decoded.prefix);
  if (!prefix || decoded.words.length < TIMESTAMP_WORDS + SIGNATURE_WORDS) return undefined;
  const tags = readTags(decoded.words.slice(TIMESTAMP_WORDS, -SIGNATURE_WORDS));
  if (tags?.get(HASH_TAG)?.length !== HASH_WORDS) return undefined;
  const [, digits, unit = ''] = prefix;
  // A pico-bitcoin is a tenth of a millisatoshi, which is the least that can be paid.
  if (unit === 'p' && !digits!.endsWith('0')) return undefined;
  const expiry = tags.get(EXPIRY_TAG);
  const seconds = numberOf(decoded.words.slice(0, TIMESTAMP_WORDS)) + (expiry ? numberOf(expiry) : DEFAULT_EXPIRY);
  return {
    text: invoice.toLowerCase(),
    expiresAt: Math.min(seconds * 1000, LAST_DATE),
    ...(digits !== undefined && { amount: new Big(digits).times(new Big(10).pow(-DECIMALS[unit]!)) }),
  };
}

/** The first field of each tag; undefined when the last is cut off. */
function readTags(words: readonly number[]): Map<number, readonly number[]> | undefined {
  const tags = new Map<number, readonly number[]>();
  let at = 0;
  while (at < words.length) {
    const [tag = 0, high, low] = words.slice(at, at + 3);
    if (high === undefined || low === undefined) return undefined;
    const end = at + 3 + high * 32 + low;
    if (end > words.length) return undefined;
    if (!tags.has(tag)) tags.set(tag, words.slice(at + 3, end));
    at = end;
  }
  return tags;
}

const numberOf = (words: readonly number[]): number => words.reduce((sum, word) => sum * 32 + word, 0);
