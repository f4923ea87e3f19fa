/** Reads a boleto from its typed line or bar code, and verifies every check digit that the text contains (FEBRABAN). Pure. */
import Big from 'big.js';
import { modulo10, modulo11OfBill, modulo11OfBoleto } from './check-digits';

export interface Boleto {
  /** 44 digits, drawn as ITF. */
  barcode: string;
  /** 47 digits; 48 for bills of utilities and taxes. */
  line: string;
  /** The typed line, grouped as the document prints it. */
  printedLine: string;
  /** Reais as exact decimal text; undefined when the document leaves the amount open. */
  amount: string | undefined;
}

/**
 * Takes a typed line or a bar code, with or without the marks between groups. Undefined if it is no boleto or a digit
 * is wrong.
 */
export function readBoleto(text: string): Boleto | undefined {
  const digits = text.replace(/[\s.-]/g, '');
  const barcode = /^\d+$/.test(digits) ? barcodeOf(digits) : undefined;
  if (barcode === undefined || !isRight(barcode)) return undefined;
  const line = lineOf(barcode);
  // Compare the typed line as well: it has check digits of its own, which the bar code does not contain.
  if (digits !== barcode && digits !== line) return undefined;
  return { barcode, line, printedLine: printed(line), amount: amountOf(barcode) };
}

/** The typed line that belongs to a bar code. */
export function lineOf(barcode: string): string {
  if (isBill(barcode))
    return (barcode.match(/\d{11}/g) ?? []).map((block) => block + billDigit(barcode)(block)).join('');
  const bank = barcode.slice(0, 4);
  const free = barcode.slice(19);
  const fields = [bank + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  return fields.map((field) => `${field}${modulo10(field)}`).join('') + barcode[4] + barcode.slice(5, 19);
}

/** The general check digit, computed over all digits except itself. */
export function generalDigit(barcode: string): number {
  const at = isBill(barcode) ? 3 : 4;
  const others = barcode.slice(0, at) + barcode.slice(at + 1);
  return isBill(barcode) ? billDigit(barcode)(others) : modulo11OfBoleto(others);
}

/** "Arrecadação": bills of utilities, taxes and other agreements. */
const isBill = (digits: string) => digits.startsWith('8');

/** The third digit names a bill's checksum: modulo 10 for 6 and 7, modulo 11 for 8 and 9. */
const billDigit = (digits: string) => ('67'.includes(digits[2]!) ? modulo10 : modulo11OfBill);

function barcodeOf(digits: string): string | undefined {
  if (digits.length === 44) return digits;
  if (isBill(digits)) return digits.length === 48 ? digits.replace(/(\d{11})\d/g, '$1') : undefined;
  if (digits.length !== 47) return undefined;
  const free = digits.slice(4, 9) + digits.slice(10, 20) + digits.slice(21, 31);
  return digits.slice(0, 4) + digits.slice(32) + free;
}

function isRight(barcode: string): boolean {
  // Currency code 9 of a boleto is the real.
  const isKind = isBill(barcode) ? '6789'.includes(barcode[2]!) : barcode[3] === '9';
  return isKind && Number(barcode[isBill(barcode) ? 3 : 4]) === generalDigit(barcode);
}

/** Bills of kind 7 and 9 contain a quantity instead of an amount. */
function amountOf(barcode: string): string | undefined {
  const isOpen = isBill(barcode) && '79'.includes(barcode[2]!);
  const cents = new Big(isBill(barcode) ? barcode.slice(4, 15) : barcode.slice(9, 19));
  return isOpen || cents.eq(0) ? undefined : cents.div(100).toFixed(2);
}

function printed(line: string): string {
  if (isBill(line)) return line.replace(/(\d{11})(\d)/g, ' $1-$2').trim();
  return line.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
}
