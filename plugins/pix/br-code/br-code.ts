/**
 * BR Code: the text in a Pix QR code and in "copia e cola" (Banco Central do Brasil, Manual de Padrões para Iniciação
 * do Pix; EMV QRCPS-MPM 1.1). A code that breaks a rule is never payable; many published codes have a wrong CRC.
 */
import Big from 'big.js';
import { crc16Hex } from './crc16';
import { readDataObjects, type DataObjects } from './tlv';

export interface BrCode {
  /** The text that is drawn and copied. */
  code: string;
  /** At most 25 characters. */
  payee: string;
  /** At most 15 characters. */
  city: string;
  /** Reais as decimal text. Undefined: the payer types the amount in the bank's app. */
  amount: string | undefined;
}

/** What is wrong with a code. Monitoring receives this, but never the code itself. */
export type BrCodeFault = 'characters' | 'structure' | 'crc' | 'notPix' | 'payee' | 'currency' | 'amount';

export type BrCodeReading = { ok: true; brCode: BrCode } | { ok: false; fault: BrCodeFault };

const TAG = { currency: '53', amount: '54', country: '58', payee: '59', city: '60', crc: '63' } as const;
/** Each of the ids 26 to 51 may hold an account of one payment scheme; one of them is Pix's. */
const ACCOUNTS = { first: 26, last: 51 } as const;
const ACCOUNT_TAG = { gui: '00', key: '01', url: '25' } as const;
const PIX_GUI = 'br.gov.bcb.pix';
/** ISO 4217 number of the real. */
const REAL = { number: '986', code: 'BRL' } as const;
const MAX_PAYEE = 25;
const MAX_CITY = 15;

/** `expected`: the deposit's amount in major units, and its currency. */
export function readBrCode(given: string, expected: { amount: number; currency: string }): BrCodeReading {
  const fault = (name: BrCodeFault): BrCodeReading => ({ ok: false, fault: name });
  // Accept a trailing line break and a lower-case CRC: they do not change what is paid.
  const code = given.trim().replace(/6304[0-9a-f]{4}$/i, (crc) => crc.toUpperCase());
  // EMV's "alphanumeric special". Within this set, changing any one character changes the CRC.
  if (!/^[\x20-\x7e]+$/.test(code)) return fault('characters');
  const objects = readDataObjects(code);
  if (!objects || !isFramed(code, objects)) return fault('structure');
  if (crc16Hex(code.slice(0, -4)) !== code.slice(-4)) return fault('crc');
  if (!isPix(objects)) return fault('notPix');

  const [payee = '', city = ''] = [objects.get(TAG.payee)?.trim(), objects.get(TAG.city)?.trim()];
  if (!payee || payee.length > MAX_PAYEE || !city || city.length > MAX_CITY) return fault('payee');
  if (objects.get(TAG.currency) !== REAL.number || expected.currency !== REAL.code) return fault('currency');
  const amount = objects.get(TAG.amount);
  if (amount !== undefined && !isAmount(amount, expected.amount)) return fault('amount');
  return { ok: true, brCode: { code, payee, city, amount } };
}

/** True if the code begins with the format and ends with the CRC. */
function isFramed(code: string, objects: DataObjects): boolean {
  return code.startsWith('000201') && /6304[0-9A-F]{4}$/.test(code) && objects.get(TAG.crc) === code.slice(-4);
}

/** True if there is exactly one Pix account, with a key (static code) or the charge's address (dynamic code). */
function isPix(objects: DataObjects): boolean {
  if (objects.get(TAG.country) !== 'BR') return false;
  const accounts = [...objects]
    .filter(([id]) => Number(id) >= ACCOUNTS.first && Number(id) <= ACCOUNTS.last)
    .map(([, value]) => readDataObjects(value))
    .filter((account) => account?.get(ACCOUNT_TAG.gui)?.toLowerCase() === PIX_GUI);
  const [account] = accounts;
  return accounts.length === 1 && (account!.has(ACCOUNT_TAG.key) || account!.has(ACCOUNT_TAG.url));
}

function isAmount(text: string, expected: number): boolean {
  return /^\d{1,10}(\.\d{0,2})?$/.test(text) && new Big(text).eq(expected);
}
