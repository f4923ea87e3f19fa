/** The voucher of each network: Brazil gives a boleto, OXXO and Efecty a reference with a barcode, kiosks a code to type in. */
import type { PaymentMethod } from '@/contract/method';
import type { CashVoucher } from '../reply-data';
import { makeBoleto } from './make-boleto';
import { digitsFor } from './numbers';

interface Order {
  id: string;
  method: PaymentMethod;
  /** Major units, two decimals. */
  amount: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  /** Makes one digit wrong; a network whose digits nothing checks gives an empty reference instead. */
  isSpoilt: boolean;
}

export function makeVoucher({ id, method, amount, expiresAt, isSpoilt }: Order): CashVoucher {
  if (method.name === 'br_boleto') {
    const line = makeBoleto({ amount, expiresAt, number: digitsFor(id, 17) });
    const reference = isSpoilt ? line.replace(/^0019/, '0029') : line;
    return { reference, barcode: { format: 'boleto' }, steps: [] };
  }
  if (isSpoilt) return { reference: '', steps: [] };
  if (method.name === 'mx_oxxo') {
    const reference = `93${digitsFor(id, 12)}`;
    const day = new Date(expiresAt).toISOString().slice(2, 10).replace(/-/g, '');
    const value = `98${reference}${day}${amount.replace('.', '').padStart(8, '0')}`;
    return { reference, barcode: { format: 'code128', value }, steps: [] };
  }
  if (method.name === 'co_efecty') {
    return { reference: digitsFor(id, 12), barcode: { format: 'code128' }, steps: [] };
  }
  return { reference: digitsFor(id, 8), steps: [] };
}
