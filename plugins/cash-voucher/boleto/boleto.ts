/** Reads a boleto by its typed line or its bar code, and checks every digit that can be checked (FEBRABAN). Pure. */
import Big from 'big.js';
import { modulo10, modulo11OfBill, modulo11OfBoleto } from './check-digits';

export interface Boleto {
  /** 44 digits, drawn as ITF. */
  barcode: string;
  /** 47 digits; 48 on bills of utilities and taxes. */
  line: string;
  /** The same, grouped as the document prints it. */
  printedLine: string;
  /** Reais as exact decimal text; undefined where the document leaves it open. */
  amount: string | undefined;
}

/** Takes either, with or without the marks between the groups. Undefined: no boleto, or a digit is wrong. */
export function readBoleto(text: string): Boleto | undefined {
  const digits = text.replace(/[\s.-]/g, '');
  const barcode = /^\d+$/.test(digits) ? barcodeOf(digits) : undefined;
  if (barcode === undefined || !isRight(barcode)) return undefined;
  const line = lineOf(barcode);
  // The typed line has check digits of its own, which the bar code lacks.
  if (digits !== barcode && digits !== line) return undefined;
  return { barcode, line, printedLine: printed(line), amount: amountOf(barcode) };
}

/** The typed line of a bar code. */
export function lineOf(barcode: string): string {
  if (isBill(barcode))
    return (barcode.match(/\d{11}/g) ?? []).map((block) => block + billDigit(barcode)(block)).join('');
  const bank = barcode.slice(0, 4);
  const free = barcode.slice(19);
  const fields = [bank + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  return fields.map((field) => `${field}${modulo10(field)}`).join('') + barcode[4] + barcode.slice(5, 19);
}

/** The general check digit, over everything but itself. */
export function generalDigit(barcode: string): number {
  const at = isBill(barcode) ? 3 : 4;
  const others = barcode.slice(0, at) + barcode.slice(at + 1);
  return isBill(barcode) ? billDigit(barcode)(others) : modulo11OfBoleto(others);
}

/** "Arrecadação": bills of utilities, taxes and other agreements. */
const isBill = (digits: string) => digits.startsWith('8');

/** The third digit says which sum a bill is checked by: 6 and 7 modulo 10, 8 and 9 modulo 11. */
const billDigit = (digits: string) => ('67'.includes(digits[2]!) ? modulo10 : modulo11OfBill);

function barcodeOf(digits: string): string | undefined {
  if (digits.length === 44) return digits;
  if (isBill(digits)) return digits.length === 48 ? digits.replace(/(\d{11})\d/g, '$1') : undefined;
  if (digits.length !== 47) return undefined;
  const free = digits.slice(4, 9) + digits.slice(10, 20) + digits.slice(21, 31);
  return digits.slice(0, 4) + digits.slice(32) + free;
}

function isRight(barcode: string): boolean {
  // The currency of a boleto is 9, the real.
  const isKind = isBill(barcode) ? '6789'.includes(barcode[2]!) : barcode[3] === '9';
  return isKind && Number(barcode[isBill(barcode) ? 3 : 4]) === generalDigit(barcode);
}

/** Bills of kind 7 and 9 name a quantity, not an amount. */
function amountOf(barcode: string): string | undefined {
  const isOpen = isBill(barcode) && '79'.includes(barcode[2]!);
  const cents = new Big(isBill(barcode) ? barcode.slice(4, 15) : barcode.slice(9, 19));
  return isOpen || cents.eq(0) ? undefined : cents.div(100).toFixed(2);
}

function printed(line: string): string {
  if (isBill(line)) return line.replace(/(\d{11})(\d)/g, ' $1-$2').trim();
  return line.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
}
