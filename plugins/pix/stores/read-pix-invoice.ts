import type { Transaction } from '@/cashier/attempt/current-transaction';
import { readBrCode, type BrCode, type BrCodeFault } from '../br-code/br-code';

export type PixInvoiceReading =
  | {
      kind: 'payable';
      brCode: BrCode;
      /** ISO 8601 UTC. */
      expiresAt: string | undefined;
    }
  /** Must not be shown as payable. */
  | { kind: 'refused'; fault: BrCodeFault | 'missing' }
  /** The state after a reload, because a create reply's data is never stored. */
  | { kind: 'gone' };

/** Decides what of a deposit's create reply the Pix page may show. Pure. */
export function readPixInvoice(transaction: Transaction | undefined): PixInvoiceReading {
  if (!transaction || (!transaction.data && transaction.pageId === undefined)) return { kind: 'gone' };
  const pix = transaction.data?.pix;
  if (!pix) return { kind: 'refused', fault: 'missing' };
  const reading = readBrCode(pix.code, transaction);
  if (!reading.ok) return { kind: 'refused', fault: reading.fault };
  return { kind: 'payable', brCode: reading.brCode, expiresAt: pix.expiresAt ?? undefined };
}
