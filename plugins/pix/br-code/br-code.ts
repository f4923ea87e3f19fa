/**
 * BR Code: the text in a Pix QR code and in "copia e cola" (Banco Central do Brasil, Manual de Padrões para Iniciação
 * do Pix; EMV QRCPS-MPM 1.1). What is refused, and what is shown with a word of caution: cashier/payment-code.
 */
import Big from 'big.js';
import { amountOfEmv, isPlain, readEmvCode, readTemplate, TAG, type EmvFault } from '@/cashier/payment-code/emv-code';
import type { CodeCaution } from '@/cashier/payment-code/code-reading';
import type { DataObjects } from '@/cashier/payment-code/tlv';

export interface BrCode {
  /** The text that is drawn and copied. */
  code: string;
  payee: string;
  city: string;
  /** Reais as decimal text. Undefined: the payer types the amount in the bank's app. */
  amount: string | undefined;
  /** Banks read the code, although it is not written by the rules. */
  cautions: readonly CodeCaution[];
}

/** What is wrong with a code. Monitoring receives this, but never the code itself. */
export type BrCodeFault =
  | EmvFault
  | 'notPix'
  /** "Pix Automático": who pays it allows the payee to charge again. */
  | 'recurrence'
  | 'payee'
  | 'currency'
  | 'amount';

export type BrCodeReading = { ok: true; brCode: BrCode } | { ok: false; fault: BrCodeFault };

/** Each of the ids 26 to 51 may hold an account of one payment scheme; one of them is Pix's. */
const ACCOUNTS = { first: 26, last: 51 } as const;
/** Each of these may hold what a scheme agrees on by itself; Pix's is the address of a recurrence. */
const UNRESERVED = { first: 80, last: 99 } as const;
const ACCOUNT_TAG = { gui: '00', key: '01', url: '25' } as const;
const PIX_GUI = 'br.gov.bcb.pix';
/** ISO 4217 number of the real. */
const REAL = { number: '986', code: 'BRL' } as const;

/** `expected`: the deposit's amount in major units, and its currency. */
export function readBrCode(given: string, expected: { amount: number; currency: string }): BrCodeReading {
  const fault = (name: BrCodeFault): BrCodeReading => ({ ok: false, fault: name });
  const reading = readEmvCode(given);
  if (!reading.ok) return reading;
  const { code, objects, cautions } = reading.emv;
  if (!isPix(objects)) return fault('notPix');
  if (pixTemplates(objects, UNRESERVED).length > 0) return fault('recurrence');

  const [payee = '', city = ''] = [objects.get(TAG.payee)?.trim(), objects.get(TAG.city)?.trim()];
  if (!payee || !city) return fault('payee');
  if (objects.get(TAG.currency) !== REAL.number || expected.currency !== REAL.code) return fault('currency');
  const amount = amountOfEmv(reading.emv);
  if (amount === 'bad' || (amount && !new Big(amount.value).eq(expected.amount))) return fault('amount');
  return { ok: true, brCode: { code, payee, city, amount: amount?.value, cautions } };
}

/** True if there is exactly one Pix account, with a key (static code) or the charge's address (dynamic code). */
function isPix(objects: DataObjects): boolean {
  if (objects.get(TAG.country) !== 'BR') return false;
  const [account, ...others] = pixTemplates(objects, ACCOUNTS);
  if (!account || others.length > 0) return false;
  const places = [account.get(ACCOUNT_TAG.key), account.get(ACCOUNT_TAG.url)].filter((one) => one !== undefined);
  // Only what is written for people may have accents.
  return places.length > 0 && places.every(isPlain);
}

const pixTemplates = (objects: DataObjects, { first, last }: { first: number; last: number }): DataObjects[] =>
  [...objects]
    .filter(([id]) => Number(id) >= first && Number(id) <= last)
    .map(([, value]) => readTemplate(value))
    .filter((template) => template !== undefined)
    .filter((template) => template.get(ACCOUNT_TAG.gui)?.toLowerCase() === PIX_GUI);
