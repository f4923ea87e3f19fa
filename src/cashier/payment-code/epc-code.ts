import { isIban, passesMod97 } from '../form/account/check-digits';
import type { CodeCaution, CodeReading } from './code-reading';
import { linesOf } from './lines';

/** Bytes. */
const MAX_LENGTH = 331;
const UTF8 = '1';

/** SEPA credit transfer, "Girocode" (European Payments Council, EPC069-12): a line for each element. */
export function readEpcCode(text: string): CodeReading {
  const fault = (name: 'structure' | 'account' | 'amount' | 'reference'): CodeReading => ({ ok: false, fault: name });
  const lines = linesOf(text);
  const [tag, version = '', , scheme = '', , name = '', iban = '', amount = '', , reference = ''] = lines;
  const isFramed = tag === 'BCD' && /^00[12]$/.test(version) && /^(?:SCT|INST)$/.test(scheme) && lines.length <= 12;
  if (!isFramed || name === '') return fault('structure');
  if (!isIban(iban)) return fault('account');
  const sum = /^(?:EUR(\d{1,9}(?:\.\d{1,2})?))?$/.exec(amount);
  if (!sum) return fault('amount');
  // A creditor reference (ISO 11649) tells the payee whose money it is. Other ones belong to one country.
  if (/^RF/i.test(reference) && !passesMod97(reference.replace(/ /g, ''))) return fault('reference');
  return {
    ok: true,
    amount: sum[1] ? { value: sum[1], currency: 'EUR' } : undefined,
    cautions: cautionsOf(text, lines),
  };
}

function cautionsOf(text: string, lines: readonly string[]): CodeCaution[] {
  const [, version, charset, , bic, name = '', , , , reference, free = ''] = lines;
  const cautions: CodeCaution[] = [];
  // The QR code is drawn in UTF-8, whatever the code says of its letters.
  if (charset !== UTF8 && /[^\x20-\x7e\r\n]/.test(text)) cautions.push('characters');
  const isLong = [...name].length > 70 || [...free].length > 140;
  if (isLong || new TextEncoder().encode(text).length > MAX_LENGTH) cautions.push('length');
  if (version === '001' && bic === '') cautions.push('bic');
  if (reference && free) cautions.push('remittance');
  return cautions;
}
