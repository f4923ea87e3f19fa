/**
 * The one line between a code that is refused and one that is shown with a word of caution (docs/gateway.md, "Codes to
 * pay by"). Refused is what can take the money to another place or another sum: a checksum, an account, an amount, a
 * structure that can be read in two ways. What banks read all the same, although its standard does not allow it, is
 * shown, said and reported.
 */
import Big from 'big.js';
import { amountOfEmv, readEmvCode } from './emv-code';
import type { CodeCaution, CodeReading, Payment } from './code-reading';
import { linesOf } from './lines';
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

/** By more than its first characters: one of them altered does not make it a text of no kind. */
function readCode(text: string): CodeReading | undefined {
  const seen = text.replace(/^\p{Default_Ignorable_Code_Point}+/u, '');
  if (/^000201|(?:^0002|5802[a-z]{2}).*6304[\da-f]{4}$/i.test(seen)) return readEmv(text);
  const lines = linesOf(seen);
  if (lines.length > 1 && (lines[0] === 'BCD' || /^(?:SCT|INST)$/.test(lines[3] ?? ''))) return readEpcCode(text);
  if (lines.length > 1 && (lines[0] === 'SPC' || lines[30] === 'EPD')) return readSpcCode(text);
  return /^upi:/i.test(seen) ? readUpi(text) : undefined;
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
    'AED784 AMD051 AOA973 ARS032 AUD036 AZN944 BDT050 BHD048 BND096 BOB068 BRL986 BTN064 BWP072 BYN933 CHF756 CLP152 ' +
    'CNY156 COP170 CRC188 DOP214 DZD012 EGP818 ETB230 EUR978 FJD242 GBP826 GEL981 GHS936 GTQ320 HKD344 HNL340 IDR360 ' +
    'INR356 JOD400 JPY392 KES404 KGS417 KHR116 KRW410 KWD414 KZT398 LAK418 LKR144 MAD504 MDL498 MMK104 MNT496 MOP446 ' +
    'MUR480 MVR462 MWK454 MXN484 MYR458 MZN943 NAD516 NGN566 NIO558 NPR524 OMR512 PAB590 PEN604 PGK598 PHP608 PKR586 ' +
    'PYG600 QAR634 RUB643 RWF646 SAR682 SGD702 THB764 TJS972 TND788 TRY949 TWD901 TZS834 UAH980 UGX800 USD840 UYU858 ' +
    'UZS860 VND704 XAF950 XOF952 ZAR710 ZMW967'
  )
    .split(' ')
    .map((one) => [one.slice(0, 3), one.slice(3)]),
);
const currencyNumber = (currency: string) => NUMBERS[currency.toUpperCase()] ?? currency.toUpperCase();
