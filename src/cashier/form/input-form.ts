import type { FormApi } from 'final-form';
import { makeAutoObservable } from 'mobx';
import type { FormField } from '../../contract/form-field';
import type { Locale } from '../../core/locale/locale';
import type { Clock } from '../../core/time/time';
import { CheckedForm, fieldProblems, type Problems } from './checked-form';
import type { PaymentFormValues } from './field-key';
import { wireValues, type WireValues } from './field-values';
import { validateField } from './validate-field';

/** Fields without an amount, under the rules that the gateway gives them. Observable. */
export class InputForm {
  fields: readonly FormField[] = [];
  private readonly typed: CheckedForm;

  constructor(
    private readonly locale: Locale,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.typed = new CheckedForm({ problems: this.check });
  }

  get form(): FormApi<PaymentFormValues> {
    return this.typed.form;
  }

  get problems(): Problems {
    return this.typed.problems;
  }

  /** Typed values stay. */
  ask(fields: readonly FormField[]): void {
    this.fields = fields;
    this.typed.start(fields);
  }

  /** What was typed, by field name; never to be stored, logged or monitored. */
  read(): WireValues {
    this.typed.follow();
    return wireValues(this.fields, this.typed.values);
  }

  private check({ values }: CheckedForm): Problems {
    const checks = { locale: this.locale, now: this.clock.now(), checkLuhn: false };
    return fieldProblems(this.fields, values, (field, typed) => validateField(field, typed, checks));
  }
}
