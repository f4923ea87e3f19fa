import type { MethodField, PaymentMethod } from '../../contract/method';
import type { DepositForm, DepositFormContext, DepositInput } from '../deposit/deposit-form';

/** A form whose contents the test sets. */
export class ScriptedForm implements DepositForm {
  input: DepositInput | undefined = { amount: 500, fields: { card: '4242424242424242' } };
  method: PaymentMethod | undefined;
  context: DepositFormContext | undefined;
  readonly asked: string[] = [];
  errorsShown = 0;
  isDisposed = false;

  setMethod(method: PaymentMethod, context: DepositFormContext): void {
    this.method = method;
    this.context = context;
  }
  appendFields(fields: readonly MethodField[]): void {
    this.asked.push(...fields.map(({ name }) => name));
  }
  showErrors(): undefined {
    this.errorsShown += 1;
  }
  read(): DepositInput | undefined {
    return this.input;
  }
  reset(): void {
    this.method = undefined;
  }
  dispose(): void {
    this.isDisposed = true;
  }
}
