import { createForm, type FormApi } from 'final-form';
import { computedStruct, makeAutoObservable } from 'mobx';
import type { FormField } from '../../contract/form-field';
import { fieldKey, type PaymentFormValues } from './field-key';
import { refusal, standing, type FieldError, type Refusals } from './refusals';
import { startValue } from './start-value';

/** Messages of the values that may not be sent, by form key in the order of the screen, in the player's language. */
export type Problems = Readonly<Record<string, string>>;

export interface FormRules {
  /** Says what is wrong with the form's `values`. Runs once for each change of what it reads. */
  problems(form: CheckedForm): Problems;
  /** Called after each change of a value. */
  onChange?(): void;
}

/**
 * What is typed in a form, what is wrong with it and what the gateway has refused. Nothing else decides either:
 * final-form keeps values and focus but validates nothing, and components show `problems` and `refusals`.
 */
export class CheckedForm {
  /** For react-final-form: `<Form form={…}>` with fields named by key. */
  readonly form: FormApi<PaymentFormValues>;
  values: PaymentFormValues = {};
  /** What the gateway refused, by form key; each until its value changes. */
  refusals: Refusals = {};

  constructor(private readonly rules: FormRules) {
    // Compared by content: a page that shows the messages renders again when one changes, not at each key.
    makeAutoObservable(this, { problems: computedStruct }, { autoBind: true, deep: false });
    // A submit that returns messages marks every field as touched.
    this.form = createForm<PaymentFormValues>({ onSubmit: () => this.problems });
    this.form.subscribe(this.follow, { values: true });
  }

  get problems(): Problems {
    return this.rules.problems(this);
  }

  /** Also called before reading: react-final-form pauses final-form's notifications while no screen shows the form. */
  follow(): void {
    const { values } = this.form.getState();
    this.values = values;
    this.refusals = standing(this.refusals, values);
    this.rules.onChange?.();
  }

  change(values: PaymentFormValues): void {
    this.form.batch(() => Object.entries(values).forEach(([key, value]) => this.form.change(key, value)));
    this.follow();
  }

  /** Sets fields that are empty, whose choice is no longer offered, or that are disabled, to their initial value. */
  start(fields: readonly FormField[]): void {
    const { values } = this.form.getState();
    const typed = (key: string) => values[key] ?? '';
    const starts = fields.map(
      (field) => [fieldKey(field.name), startValue(field, typed(fieldKey(field.name)))] as const,
    );
    this.change(Object.fromEntries(starts.filter(([key, value]) => value !== typed(key))));
  }

  /**
   * Takes the gateway's errors, by its field names. `keyOf`: the form key of a field that the player can correct. Returns
   * the messages of all others, for the caller to show.
   */
  refuse(errors: Readonly<Record<string, FieldError>>, keyOf: (name: string) => string | undefined): FieldError[] {
    this.follow();
    const unplaced: FieldError[] = [];
    const refusals: Record<string, Refusals[string]> = {};
    for (const [name, error] of Object.entries(errors)) {
      const key = keyOf(name);
      if (key === undefined) unplaced.push(error);
      else refusals[key] = refusal(error, this.values[key]);
    }
    this.refusals = refusals;
    return unplaced;
  }

  /** Makes all messages show. Returns the first invalid key; undefined when none is. */
  showErrors(): string | undefined {
    this.follow();
    const [first] = Object.keys(this.problems);
    if (first !== undefined) void this.form.submit();
    return first;
  }

  reset(): void {
    this.refusals = {};
    this.form.restart({});
    this.follow();
  }
}

/** Checks each field by itself. `check` returns a message for a value that may not be sent. */
export function fieldProblems<F extends FormField>(
  fields: readonly F[],
  values: PaymentFormValues,
  check: (field: F, typed: string) => string | undefined,
): Problems {
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const key = fieldKey(field.name);
    const message = check(field, values[key] ?? '');
    if (message !== undefined) problems[key] = message;
  }
  return problems;
}
