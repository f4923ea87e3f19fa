/** Merchant-presented codes of EMV QRCPS-MPM 1.1, as Pix, PromptPay, QRIS, VietQR, DuitNow and others use them. */
import { crc16Hex } from './crc16';
import type { CodeAmount, CodeCaution } from './code-reading';
import { readDataObjects, type DataObjects } from './tlv';

export interface EmvCode {
  /** The text that is drawn and copied. */
  code: string;
  objects: DataObjects;
  /** What banks read although the standard does not allow it. */
  cautions: readonly CodeCaution[];
}

export type EmvFault = 'characters' | 'structure' | 'crc';
export type EmvReading = { ok: true; emv: EmvCode } | { ok: false; fault: EmvFault };

export const TAG = {
  ...{ currency: '53', amount: '54', country: '58', payee: '59', city: '60', crc: '63' },
  /** "Convenience fee", which the payer's bank adds to the amount. */
  ...{ fixedFee: '56', percentageFee: '57' },
} as const;
/** Characters. */
const MAX = { payee: 25, city: 15 } as const;

/** Reads the code's objects and compares its CRC. */
export function readEmvCode(given: string): EmvReading {
  const fault = (name: EmvFault): EmvReading => ({ ok: false, fault: name });
  // Accept a trailing line break and a lower-case CRC: they do not change what is paid.
  const code = given.trim().replace(/6304[0-9a-f]{4}$/i, (crc) => crc.toUpperCase());
  // Letters that the standard does not allow are read by banks; what nobody sees is not.
  if (code === '' || /\p{C}|[^\P{Z} ]/u.test(code)) return fault('characters');
  const objects = framedObjects(code);
  if (!objects) return fault('structure');
  if (crc16Hex(code.slice(0, -4)) !== code.slice(-4)) return fault('crc');
  const cautions: CodeCaution[] = [];
  if (!isPlain(code)) cautions.push('characters');
  const isLong = (tag: string, most: number) => [...(objects.get(tag)?.trim() ?? '')].length > most;
  if (isLong(TAG.payee, MAX.payee) || isLong(TAG.city, MAX.city)) cautions.push('length');
  return { ok: true, emv: { code, objects, cautions } };
}

/** Whether a text is EMV's "alphanumeric special": in it, changing any one character changes the CRC. */
export const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/**
 * The objects of a code that begins with the format and ends with the CRC. Banks count the length of a text with accents
 * in characters or in bytes of UTF-8: a code that can be read in both ways is ambiguous.
 */
function framedObjects(code: string): DataObjects | undefined {
  const byCharacters = framed(code);
  if (isPlain(code)) return byCharacters;
  const byBytes = framed(bytesOf(code));
  return byBytes && byCharacters ? undefined : (byCharacters ?? (byBytes && decoded(byBytes)));
}

/** The objects inside of one, such as those of an account. */
export function readTemplate(value: string): DataObjects | undefined {
  const byCharacters = readDataObjects(value);
  const byBytes = byCharacters ? undefined : readDataObjects(bytesOf(value));
  return byCharacters ?? (byBytes && decoded(byBytes));
}

/** A character for each byte. */
const bytesOf = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

function framed(code: string): DataObjects | undefined {
  if (!code.startsWith('000201') || !/6304[0-9A-F]{4}$/.test(code)) return undefined;
  const objects = readDataObjects(code);
  return objects?.get(TAG.crc) === code.slice(-4) ? objects : undefined;
}

/** Each value is whole: behind a length that cuts a letter in two, no header of digits follows. */
function decoded(objects: DataObjects): DataObjects {
  const decoder = new TextDecoder();
  const bytes = (value: string) => Uint8Array.from(value, (character) => character.charCodeAt(0));
  return new Map([...objects].map(([id, value]) => [id, decoder.decode(bytes(value))]));
}

/** The amount that the code holds; undefined where the payer types it. With a fee beside it another sum would be paid. */
export function amountOfEmv({ objects }: EmvCode): CodeAmount | undefined | 'bad' {
  const value = objects.get(TAG.amount);
  if ([TAG.fixedFee, TAG.percentageFee].some((tag) => /[^0.]/.test(objects.get(tag) ?? ''))) return 'bad';
  if (value === undefined) return undefined;
  return isAmount(value) ? { value, currency: objects.get(TAG.currency) ?? '' } : 'bad';
}

/** Decimal text of up to ten digits, with up to two decimals: `100`, `100.`, `100.50`. */
const isAmount = (text: string): boolean => /^\d{1,10}(?:\.\d{0,2})?$/.test(text);
