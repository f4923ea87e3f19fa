import { isIban, passesMod97 } from '../form/account/check-digits';
import type { CodeCaution, CodeReading } from './code-reading';
import { linesOf } from './lines';

/** Where the elements stand (SIX, Swiss Implementation Guidelines for the QR-bill, version 2.3). */
const LINE = { version: 1, coding: 2, iban: 3, addressType: 4, name: 5, amount: 18, currency: 19 } as const;
const REFERENCE = { type: 27, value: 28, trailer: 30 } as const;
/** Modulo 10, recursive. */
const STEPS = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];

/** The code of a Swiss QR-bill: a line for each element. */
export function readSpcCode(text: string): CodeReading {
  const fault = (name: 'structure' | 'account' | 'amount' | 'reference'): CodeReading => ({ ok: false, fault: name });
  const lines = linesOf(text);
  const at = (index: number) => lines[index] ?? '';
  const isFramed =
    at(0) === 'SPC' && /^02\d\d$/.test(at(LINE.version)) && at(LINE.coding) === '1' && at(REFERENCE.trailer) === 'EPD';
  if (!isFramed || at(LINE.name) === '') return fault('structure');
  const iban = at(LINE.iban);
  if (!/^(?:CH|LI)/.test(iban) || !isIban(iban)) return fault('account');
  const currency = at(LINE.currency);
  const amount = at(LINE.amount);
  if (!/^(?:CHF|EUR)$/.test(currency) || !/^(?:\d{1,9}(?:\.\d{1,2})?)?$/.test(amount)) return fault('amount');
  if (!isReference(at(REFERENCE.type), at(REFERENCE.value), iban)) return fault('reference');
  const cautions: CodeCaution[] = [];
  if ([...at(LINE.name)].length > 70) cautions.push('length');
  // Combined addresses are not allowed since November 2025, and banks read them.
  if (at(LINE.addressType) !== 'S') cautions.push('address');
  return { ok: true, amount: amount === '' ? undefined : { value: amount, currency }, cautions };
}

/** A reference tells the payee's bank whose money it is; a QR-IBAN (institutions 30000 to 31999) has one always. */
function isReference(type: string, value: string, iban: string): boolean {
  const isQrIban = /^3[01]/.test(iban.slice(4));
  if (type === 'QRR')
    return isQrIban && /^\d{27}$/.test(value) && checkDigit(value.slice(0, -1)) === Number(value.at(-1));
  if (isQrIban) return false;
  // SCOR is the creditor reference of ISO 11649.
  if (type === 'SCOR') return /^RF\d{2}[A-Z\d]{1,21}$/i.test(value) && passesMod97(value);
  return type === 'NON' && value === '';
}

function checkDigit(digits: string): number {
  const carry = [...digits].reduce((rest, digit) => STEPS[(rest + Number(digit)) % 10]!, 0);
  return (10 - carry) % 10;
}
