import { injectable } from 'tsyringe';
import type { PaymentForm } from './payment-form';

/** The payment form that was made last, for what watches how the player gets on with it. */
@injectable()
export class LatestForm {
  form: PaymentForm | undefined;
  readonly onMade = new Set<(form: PaymentForm) => void>();

  made(form: PaymentForm): PaymentForm {
    this.form = form;
    for (const tell of this.onMade) tell(form);
    return form;
  }
}
