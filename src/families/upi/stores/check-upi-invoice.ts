import type { ApiResponseData, UpiApp } from '../../../contract/api-response';
import type { CodeCaution } from '../../../cashier/payment-code/code-reading';
import { readUpiLink, type UpiFault, type UpiLink } from '../../../cashier/payment-code/upi-link';

export type UpiInvoice = NonNullable<ApiResponseData['upi']>;

/** A code that may be paid: the link was verified against the deposit, and so were payee and amount. */
export interface PayableUpi {
  link: UpiLink;
  vpa: string;
  payeeName: string;
  /** The player types the amount in the app, since the link carries none. */
  isAmountOpen: boolean;
  /** ISO 8601 UTC; undefined when the code does not expire. */
  expiresAt: string | undefined;
  cautions: readonly CodeCaution[];
  /** Apps that the gateway adds to those that are known. */
  apps: readonly UpiApp[];
}

export type CheckedUpi = { ok: true; payable: PayableUpi } | { ok: false; fault: UpiFault };

/** Verifies an invoice against its deposit. `amount` in major units. */
export function checkUpiInvoice(invoice: UpiInvoice, deposit: { amount: number; currency: string }): CheckedUpi {
  const read = readUpiLink(invoice.uri);
  if (!read.ok) return read;
  const { link } = read;
  if (deposit.currency.toUpperCase() !== 'INR') return { ok: false, fault: 'currency' };
  if (link.amount && !link.amount.eq(deposit.amount)) return { ok: false, fault: 'amount' };
  if (invoice.vpa.trim().toLowerCase() !== link.payeeAddress.toLowerCase()) return { ok: false, fault: 'payee' };
  return {
    ok: true,
    payable: {
      link,
      vpa: link.payeeAddress,
      payeeName: invoice.payeeName.trim() || (link.payeeName ?? link.payeeAddress),
      isAmountOpen: link.amount === undefined,
      expiresAt: invoice.expiresAt ?? undefined,
      cautions: link.cautions,
      apps: invoice.apps ?? [],
    },
  };
}
