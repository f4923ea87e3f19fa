/** Decides what of a voucher may be shown. A boleto is shown only if all of it is valid. Pure. */
import Big from 'big.js';
import type { Bars } from './barcode/bars';
import { code128Bars } from './barcode/code128';
import { itfBars } from './barcode/itf';
import { readBoleto } from './boleto/boleto';
import type { CashVoucher } from './reply-data';

export interface PayableVoucher {
  /** Text to copy, without spaces; a boleto's digits alone. */
  reference: string;
  /** The same reference in groups, for reading out and typing. */
  shown: string;
  isBoleto: boolean;
  /** Undefined if the counter has no barcode reader, or the value can't be drawn. */
  bars: Bars | undefined;
}

/** `code` and `problem` are for monitoring and contain no values of the payment. */
export type VoucherReading = { ok: true; voucher: PayableVoucher; problem?: string } | { ok: false; code: string };

/** `deposit.amount` is in major units. */
export function readVoucher(
  { reference, barcode }: Pick<CashVoucher, 'reference' | 'barcode'>,
  deposit: { amount: number; currency: string },
): VoucherReading {
  if (barcode?.format === 'boleto') return readPayableBoleto(reference, deposit);
  const compact = reference.replace(/\s/g, '');
  const bars = barcode ? code128Bars(barcode.value ?? compact) : undefined;
  const voucher = { reference: compact, shown: groupsOfFour(compact), isBoleto: false, bars };
  return { ok: true, voucher, ...(barcode && !bars ? { problem: 'cashVoucher.barcode' } : {}) };
}

/** Groups of four characters: `123456789012` becomes `1234 5678 9012`. */
export const groupsOfFour = (text: string): string => (text.replace(/\s/g, '').match(/.{1,4}/gu) ?? []).join(' ');

/**
 * A boleto is in reais and names its own amount. Paid with another amount, the money could not be matched to the
 * player's deposit.
 */
function readPayableBoleto(
  reference: string,
  { amount, currency }: { amount: number; currency: string },
): VoucherReading {
  const boleto = readBoleto(reference);
  if (!boleto) return { ok: false, code: 'cashVoucher.boleto' };
  if (currency !== 'BRL') return { ok: false, code: 'cashVoucher.currency' };
  if (boleto.amount !== undefined && !new Big(boleto.amount).eq(amount))
    return { ok: false, code: 'cashVoucher.amount' };
  const { line, printedLine, barcode } = boleto;
  return { ok: true, voucher: { reference: line, shown: printedLine, isBoleto: true, bars: itfBars(barcode) } };
}
