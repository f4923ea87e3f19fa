/** Goes to the invoice for stories, through the stores that the screens use. */
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import { DepositStore, type PaymentDepositStore } from '@/cashier/deposit/deposit-store';
import { AMOUNT_KEY } from '@/cashier/form/field-key';
import type { ApiResponseData } from '@/contract/api-response';
import type { StoryApp } from '../../../tests/kit/story-app';
import { openMethod } from '../../../tests/kit/story-steps';

/** Prepares a deposit of `amount` and shows its invoice. */
export async function openInvoice(app: StoryApp, amount = '1000'): Promise<void> {
  await openMethod(app, 'in_upi_transfer');
  const deposit = app.router.shown!.scope.resolve<PaymentDepositStore>(DepositStore);
  deposit.open();
  deposit.form.form.change(AMOUNT_KEY, amount);
  const result = await deposit.prepare({ nextPage: '/deposit/india/invoice' });
  if (result !== 'done') throw new Error(`no invoice: ${result}`);
}

/** Shows the invoice with another code than the provider's, or without one, as after a reload. */
export async function openInvoiceWith(app: StoryApp, data: ApiResponseData | null): Promise<void> {
  await openInvoice(app);
  const transaction = app.container.resolve(CurrentTransaction);
  transaction.set({ ...transaction.current!, data });
}
