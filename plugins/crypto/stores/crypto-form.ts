import type { DepositForm, DepositFormContext, DepositInput } from '@/cashier/deposit/deposit-form';
import type { PaymentForm } from '@/cashier/form/payment-form';
import type { MethodField, PaymentMethod } from '@/contract/method';
import type { CryptoChoice } from './coin-choices';
import { withNetworkMinimum } from './network-minimum';

/** The payment form with the chosen network's terms: its minimum, and the network field filled in and disabled. */
export class CryptoForm implements DepositForm {
  constructor(
    readonly inner: PaymentForm,
    private readonly chosen: () => CryptoChoice | undefined,
  ) {}

  setMethod(method: PaymentMethod, context: DepositFormContext): void {
    const choice = this.chosen();
    const terms = withNetworkMinimum(method, choice?.network, context.currency);
    const fix = (field: MethodField): MethodField =>
      field.name === choice?.field?.name ? { ...field, value: choice.field.value, isDisabled: true } : field;
    this.inner.setMethod({ ...terms, fields: terms.fields.map(fix) }, context);
  }

  appendFields(fields: readonly MethodField[]): void {
    this.inner.appendFields(fields);
  }

  showErrors(): string | undefined {
    return this.inner.showErrors();
  }

  read(): DepositInput | undefined {
    return this.inner.read();
  }

  reset(): void {
    this.inner.reset();
  }

  dispose(): void {
    this.inner.dispose();
  }
}
