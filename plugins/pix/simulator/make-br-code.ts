/** Writes BR Codes as a payment service provider does. For the simulator, stories and tests. */
import { crc16Hex } from '@/cashier/payment-code/crc16';

export interface BrCodeParts {
  /** The charge's address without scheme, for a dynamic code. */
  url?: string;
  /** Pix key, for a static code. */
  key?: string;
  payee: string;
  city: string;
  /** Decimal text. */
  amount?: string;
  /** ISO 4217 number. */
  currency?: string;
  gui?: string;
}

/** @returns a code with a correct CRC, even if the parts are invalid */
export function makeBrCode({ url, key, payee, city, amount, currency = '986', gui = 'br.gov.bcb.pix' }: BrCodeParts) {
  const account = object('00', gui) + (key ? object('01', key) : '') + (url ? object('25', url) : '');
  const body =
    object('00', '01') +
    object('26', account) +
    object('52', '0000') +
    object('53', currency) +
    (amount === undefined ? '' : object('54', amount)) +
    object('58', 'BR') +
    object('59', payee) +
    object('60', city) +
    object('62', object('05', '***')) +
    '6304';
  return body + crc16Hex(body);
}

function object(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value;
}
