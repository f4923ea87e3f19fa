/** What of a voucher may be shown: all of it is right, or nothing is. Pure. */
import Big from 'big.js';
import type { Bars } from './barcode/bars';
import { code128Bars } from './barcode/code128';
import { itfBars } from './barcode/itf';
import { readBoleto } from './boleto/boleto';
import type { CashVoucher } from './reply-data';

export interface PayableVoucher {
  /** To be copied: digits and letters alone. */
  reference: string;
  /** The same in groups, as it is read out and typed. */
  shown: string;
  isBoleto: boolean;
  /** Undefined where the counter has no reader, or the value can't be drawn. */
  bars: Bars | undefined;
}

/** The code is for monitoring and holds no values. */
export type VoucherReading = { ok: true; voucher: PayableVoucher; problem?: string } | { ok: false; code: string };

/** `amount`: major units, of the deposit. */
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

/** In groups of four characters: `123456789012` is `1234 5678 9012`. */
export const groupsOfFour = (text: string): string => (text.replace(/\s/g, '').match(/.{1,4}/gu) ?? []).join(' ');

/** A boleto is in reais and names its own amount: for another one the money would go to no deposit of the player's. */
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
