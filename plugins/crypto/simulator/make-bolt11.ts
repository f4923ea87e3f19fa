/** Makes Lightning invoices (BOLT 11) whose form and checksum are right, and whose signature is nobody's. */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32 } from '@scure/base';
import type Big from 'big.js';

const HASH_TAG = 1;
const EXPIRY_TAG = 6;
const SECRET_TAG = 16;
const TIMESTAMP_WORDS = 7;
/** 64 bytes and the key's number, in words of five bits. */
const SIGNATURE_WORDS = 104;

interface InvoiceFacts {
  seed: string;
  /** Bitcoin, in whole satoshis; absent: the payer says how much. */
  amount?: Big | undefined;
  /** Milliseconds since the epoch. */
  madeAt: number;
  /** Seconds. */
  expiry: number;
}

export function makeBolt11({ seed, amount, madeAt, expiry }: InvoiceFacts): string {
  const hash = (name: string) => bech32.toWords(sha256(utf8ToBytes(`${name}:${seed}`)));
  // A nano-bitcoin is a tenth of a satoshi.
  const prefix = amount ? `lnbc${amount.times(1e9).toFixed(0)}n` : 'lnbc';
  const signature = [...hash('r'), ...hash('s')].slice(0, SIGNATURE_WORDS - 1);
  const words = [
    ...toWords(Math.floor(madeAt / 1000), TIMESTAMP_WORDS),
    ...tagged(HASH_TAG, hash('payment')),
    ...tagged(SECRET_TAG, hash('secret')),
    ...tagged(EXPIRY_TAG, toWords(expiry, Math.ceil(Math.log2(expiry + 1) / 5))),
    ...signature,
    ...Array<number>(SIGNATURE_WORDS - signature.length).fill(0),
  ];
  return bech32.encode(prefix, words, false);
}

const tagged = (tag: number, words: readonly number[]) => [tag, ...toWords(words.length, 2), ...words];

/** Big-endian, five bits a word. */
const toWords = (value: number, length: number): number[] =>
  Array.from({ length }, (_, at) => Math.floor(value / 32 ** (length - 1 - at)) % 32);
