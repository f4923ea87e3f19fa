import { parse } from '@/contract/parse';
import type { Revive } from '../../tests/kit/replay/replay-input';
import { CashVoucher } from './reply-data';
import { makeBoleto } from './simulator/make-boleto';

/**
 * A recording holds placeholders, but a boleto must contain the deposit's amount and correct check digits, so a new one
 * is made.
 */
export const revive: Revive = (data, { amount = 0 }) => {
  const read = parse(CashVoucher, data['cashVoucher'], 'voucher');
  if (!read.ok || read.value.barcode?.format !== 'boleto') return;
  const expiresAt = Date.parse(read.value.expiresAt ?? '') || Date.UTC(2026, 0, 1);
  const reference = makeBoleto({ amount: amount.toFixed(2), expiresAt, number: '0' });
  data['cashVoucher'] = { ...read.value, reference };
};
