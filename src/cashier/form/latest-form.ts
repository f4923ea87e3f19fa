import { makeAutoObservable } from 'mobx';
import { injectable } from 'tsyringe';
import type { PaymentForm } from './payment-form';

/** The payment form that was created last, for code that observes how the player gets on with it. Observable. */
@injectable()
export class LatestForm {
  form: PaymentForm | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { deep: false });
  }

  made(form: PaymentForm): PaymentForm {
    this.form = form;
    return form;
  }
}
