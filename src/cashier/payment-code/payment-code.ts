/**
 * The one line between a code that is refused and one that is shown with a word of caution (docs/gateway.md, "Codes to
 * pay by"). Refused is what can take the money to another place or another sum: a checksum, an account, an amount, a
 * structure that can be read in two ways. What banks read all the same, although its standard does not allow it, is
 * shown, said and reported.
 */
import Big from 'big.js';
import { amountOfEmv, readEmvCode } from './emv-code';
import type { CodeCaution, CodeReading, Payment } from './code-reading';
import { readEpcCode } from './epc-code';
import { readSpcCode } from './spc-code';
import { readUpiLink } from './upi-link';

export type CheckedCode = { ok: true; cautions: readonly CodeCaution[] } | { ok: false; fault: string };

/** Checks a code of a known kind against the payment; a text of any other kind is nobody's to judge. */
export function checkPaymentCode(text: string, payment: Payment | undefined): CheckedCode {
  const reading = readCode(text.trim());
  if (!reading) return { ok: true, cautions: [] };
  if (!reading.ok) return reading;
  const { amount, cautions } = reading;
  // A provider may have converted the amount: sums of two currencies can't be compared.
  const isComparable = amount && payment && currencyNumber(payment.currency) === currencyNumber(amount.currency);
  return isComparable && !new Big(amount.value).eq(payment.amount)
    ? { ok: false, fault: 'amount' }
    : { ok: true, cautions };
}

function readCode(text: string): CodeReading | undefined {
  if (/^0002(?:01|.*6304[\da-f]{4}$)/i.test(text)) return readEmv(text);
  if (/^BCD\r?\n/.test(text)) return readEpcCode(text);
  if (/^SPC\r?\n/.test(text)) return readSpcCode(text);
  return /^upi:/i.test(text) ? readUpi(text) : undefined;
}

function readEmv(text: string): CodeReading {
  const reading = readEmvCode(text);
  if (!reading.ok) return reading;
  const amount = amountOfEmv(reading.emv);
  return amount === 'bad' ? { ok: false, fault: 'amount' } : { ok: true, amount, cautions: reading.emv.cautions };
}

function readUpi(text: string): CodeReading {
  const reading = readUpiLink(text);
  if (!reading.ok) return reading;
  const { amount, cautions } = reading.link;
  return { ok: true, amount: amount && { value: amount.toFixed(), currency: 'INR' }, cautions };
}

/** Numbers of ISO 4217, for the currencies of countries that pay by EMV codes. */
const NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'ARS032 BDT050 BOB068 BRL986 CLP152 COP170 CRC188 EGP818 EUR978 GHS936 HKD344 IDR360 INR356 KES404 KGS417 KHR116 ' +
    'KZT398 LAK418 LKR144 MAD504 MMK104 MXN484 MYR458 NGN566 NPR524 PEN604 PHP608 PKR586 PYG600 RUB643 RWF646 SGD702 ' +
    'THB764 TRY949 TWD901 TZS834 UAH980 UGX800 USD840 UYU858 UZS860 VND704 XOF952 ZAR710'
  )
    .split(' ')
    .map((one) => [one.slice(0, 3), one.slice(3)]),
);
const currencyNumber = (currency: string) => NUMBERS[currency.toUpperCase()] ?? currency.toUpperCase();
