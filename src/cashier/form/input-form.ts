import { makeAutoObservable } from 'mobx';
import type { FormField } from '../../contract/form-field';
import type { Locale } from '../../core/locale/locale';
import type { Clock } from '../../core/time/time';
import { CheckedForm, fieldProblems, type Problems } from './checked-form';
import { wireValues, type WireValues } from './field-values';
import { validateField } from './validate-field';

/** Fields without an amount, under the rules that the gateway gives them. Observable. */
export class InputForm {
  fields: readonly FormField[] = [];
  readonly checked: CheckedForm;

  constructor(
    private readonly locale: Locale,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.checked = new CheckedForm({ problems: this.check });
  }

  /** Typed values stay. */
  ask(fields: readonly FormField[]): void {
    this.fields = fields;
    this.checked.start(fields);
  }

  /** What was typed, by field name; never to be stored, logged or monitored. */
  read(): WireValues {
    this.checked.follow();
    return wireValues(this.fields, this.checked.values);
  }

  private check({ values }: CheckedForm): Problems {
    const checks = { locale: this.locale, now: this.clock.now(), checkLuhn: false };
    return fieldProblems(this.fields, values, (field, typed) => validateField(field, typed, checks));
  }
}
