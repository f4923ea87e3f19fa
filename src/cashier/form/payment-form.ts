import type Big from 'big.js';
import { createForm, type FormApi } from 'final-form';
import { compareStructural, makeAutoObservable, reaction } from 'mobx';
import type { FormField } from '../../contract/form-field';
import type { MethodField, PaymentMethod } from '../../contract/method';
import type { AmountLimits } from '../amount/limits';
import { shownAmount } from '../amount/amount-input-text';
import { parseAmount } from '../amount/parse-amount';
import { amountMessage } from './amount-messages';
import { badAmountRules, badPatterns } from './bad-rules';
import { AMOUNT_KEY, fieldKey, type PaymentFormValues } from './field-key';
import { fieldSources, mergeSources, type FieldSource } from './field-source';
import { wireValues, type WireValues } from './field-values';
import { toFormFields, type NamedField } from './method-fields';
import type { PaymentFormDeps } from './payment-form-deps';
import { firstAmount, limitsOf, limitsText, quickAmountChoices, suggestedText } from './method-terms';
import type { MethodTerms, PaymentFormContext, QuickAmount } from './method-terms';
import { readForm, type PaymentInput } from './read-form';
import { placeErrors, standing, type FieldError, type Refusals } from './refusals';
import { appearedFields } from './triggered-fields';
import { fillKept, startFields } from './start-value';
import { validateField } from './validate-field';

/**
 * Amount and fields of one method, for a deposit or a withdrawal. What is typed lives in `form` (final-form keys:
 * `AMOUNT_KEY`, `fieldKey(field.name)`) and is never stored elsewhere, so it survives re-rendering, a reply that asks
 * for more fields, and a change of language or theme. Labels, messages and validity are derived from it.
 */
export class PaymentForm {
  /** For react-final-form: `<Form form={…}>` with fields named by key. Its own submit does nothing. */
  readonly form: FormApi<PaymentFormValues>;
  /** Names of the fields that the last reply asked for, so that a screen can point at them. */
  requestedNames: readonly string[] = [];
  private terms: MethodTerms | undefined = undefined;
  private sources: readonly FieldSource[] = [];
  /** All fields that replies have asked for, besides the method's own. */
  private requested: readonly MethodField[] = [];
  private appeared: ReadonlySet<string> = new Set();
  private values: PaymentFormValues = {};
  private refusals: Refusals = new Map();
  private readonly disposers: (() => void)[];

  constructor(private readonly deps: PaymentFormDeps) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.form = createForm<PaymentFormValues>({ onSubmit: () => undefined, validate: this.errorsOf });
    this.disposers = [
      this.form.subscribe(this.follow, { values: true }),
      // Errors also change while the values stay: in another language, and when the gateway refuses a value.
      reaction(
        () => this.errors,
        () => this.form.setConfig('validate', this.errorsOf),
        { equals: compareStructural },
      ),
    ];
  }

  /** The fields that are shown, in order; the wallet is among them as `customWallet`. */
  get fields(): NamedField[] {
    return this.allFields.filter(({ name, isTriggered }) => !isTriggered || this.appeared.has(name));
  }

  get currency(): string {
    return this.terms?.context.currency ?? '';
  }

  /** Major units; 0 and 0 when the amount is not limited. */
  get limits(): AmountLimits {
    return limitsOf(this.terms);
  }

  /** The typed amount; undefined while it cannot be parsed. */
  get amount(): Big | undefined {
    const parsed = parseAmount(this.values[AMOUNT_KEY] ?? '', this.currency, this.deps.locale.tag);
    return parsed.ok ? parsed.amount : undefined;
  }

  get limitsText(): string {
    return this.terms ? limitsText(this.limits, this.currency, this.deps.locale) : '';
  }

  get quickAmounts(): QuickAmount[] {
    const choices = this.terms ? quickAmountChoices(this.limits, this.currency, this.deps.locale) : [];
    return this.deps.amountProblem ? choices.filter(({ value }) => this.validateAmount(value) === undefined) : choices;
  }

  /** Whether a method is set and all current values may be sent. */
  get isValid(): boolean {
    return this.terms !== undefined && this.invalidKeys.length === 0;
  }

  /** Form keys of the values that may not be sent, in the order of the screen; the first is where to scroll. */
  get invalidKeys(): string[] {
    return Object.keys(this.errors);
  }

  /** All messages in one text, which changes when any message changes. */
  get problems(): string {
    return JSON.stringify(this.errors);
  }

  /** Starts with a method's fields and suggested amount. The same method and currency again keep all typed values. */
  setMethod(method: PaymentMethod, context: PaymentFormContext): void {
    const isSame = this.terms?.method.name === method.name && this.currency === context.currency;
    if (!isSame) this.reset();
    this.terms = { method, context };
    this.sources = mergeSources(fieldSources(this.complete(method.fields)), this.requested);
    for (const error of [...badPatterns(this.sources, method.name), ...badAmountRules(this.terms)])
      this.deps.report?.(error);
    if (!isSame) {
      const typed = () => this.values;
      this.setAmount(firstAmount(this.terms, this.limits, this.deps));
      fillKept(this.form, this.deps.kept?.take(method.name, typed));
    }
    this.fillIn(this.allFields);
  }

  /** Sets the amount, in major units, that the host names while the form is open; it is kept inside the limits. */
  beginWith(snippet: number): void {
    if (this.terms) this.setAmount(suggestedText({ ...this.terms.context, snippet }, this.limits));
  }

  /** Adds the fields that a reply asks for; a field that is already there is replaced. All typed values stay. */
  appendFields(fields: readonly MethodField[]): void {
    const before = this.sources;
    const completed = this.complete(fields);
    this.requested = [...this.requested, ...completed];
    this.sources = mergeSources(before, completed);
    const asked = this.sources.filter((source) => !before.includes(source));
    this.requestedNames = asked.map(({ name }) => name);
    for (const error of badPatterns(asked, this.terms?.method.name ?? '')) this.deps.report?.(error);
    // Show requested fields at once, even triggered ones: nothing has to be filled in before them.
    this.appeared = new Set([...this.appeared, ...this.requestedNames]);
    this.fillIn(this.fields.filter((field) => this.requestedNames.includes(field.name)));
  }

  /**
   * Shows the gateway's errors, given by its field names. Each stands, and makes the form invalid, until its field
   * changes. Returns the messages of fields that the player does not see or cannot change, for the caller to show.
   */
  setFieldErrors(errors: Readonly<Record<string, FieldError>>): string[] {
    this.follow(this.form.getState());
    const placed = placeErrors(errors, this.sources, this.values);
    this.refusals = placed.refusals;
    return placed.unplaced;
  }

  /** Messages that `setFieldErrors` has set and that still stand, by form key. */
  get fieldErrors(): Readonly<Record<string, string>> {
    return Object.fromEntries([...this.refusals].map(([key, { message }]) => [key, message]));
  }

  /** Values of `fields` as the gateway receives them, by field name: for reviews and for checks across fields. */
  get wireValues(): WireValues {
    return wireValues(this.fields, this.values, this.deps.readValue);
  }

  /** `name`: a name of `fields`. Returns the message in the player's language; undefined when the value is valid. */
  validateField(name: string, value: string): string | undefined {
    const field = this.fields.find((known) => known.name === name);
    return field && this.check(field, { ...this.values, [fieldKey(name)]: value });
  }

  validateAmount(text: string): string | undefined {
    return amountMessage(text, this.limits, this.currency, this.deps.locale, this.deps.amountProblem);
  }

  /** A typed or pasted amount as the form shows it; text that cannot be parsed is returned unchanged. */
  shownAmount(text: string): string {
    return shownAmount(text, this.currency, this.deps.locale.tag);
  }

  /** `text`: a quick amount's `value`, or what the player has typed. */
  setAmount(text: string): void {
    this.form.change(AMOUNT_KEY, text);
    this.follow(this.form.getState());
  }

  /** Marks every field as touched, so that all errors show. Returns the first invalid key; undefined when none is. */
  showErrors(): string | undefined {
    this.follow(this.form.getState());
    if (this.invalidKeys.length > 0) void this.form.submit();
    return this.invalidKeys[0];
  }

  /** What a create request takes from the form; undefined while anything is invalid. */
  read(): PaymentInput | undefined {
    this.follow(this.form.getState());
    if (!this.terms || !this.isValid) return undefined;
    this.deps.kept?.keep(this.terms.method.name, this.values);
    return readForm(this.wireValues, this.amount);
  }

  reset(): void {
    this.terms = undefined;
    this.sources = this.requested = this.requestedNames = [];
    this.appeared = new Set();
    this.refusals = new Map();
    this.form.restart({});
    this.follow(this.form.getState());
  }

  dispose(): void {
    this.reset();
    for (const dispose of this.disposers) dispose();
  }

  private get errors(): Record<string, string> {
    return this.errorsOf(this.values);
  }

  private errorsOf(values: PaymentFormValues): Record<string, string> {
    if (!this.terms) return {};
    const refusals = standing(this.refusals, values);
    const errors: Record<string, string> = {};
    const add = (key: string, message = refusals.get(key)?.message) => {
      if (message !== undefined) errors[key] = message;
    };
    add(AMOUNT_KEY, this.validateAmount(values[AMOUNT_KEY] ?? ''));
    this.fields.forEach((field) => add(fieldKey(field.name), this.check(field, values)));
    return errors;
  }

  private get allFields(): NamedField[] {
    return this.terms ? toFormFields(this.sources, this.terms.method.name, this.deps.locale) : [];
  }

  private complete(fields: readonly MethodField[]): readonly MethodField[] {
    return fields.map((field) => this.deps.completeField?.(field) ?? field);
  }

  private check(field: FormField, values: PaymentFormValues): string | undefined {
    const { locale, clock, fieldProblem, readValue } = this.deps;
    const checkLuhn = this.terms?.method.checkLuhn ?? false;
    const message = validateField(field, values[fieldKey(field.name)], { locale, now: clock.now(), checkLuhn });
    if (message !== undefined || field.isDisabled || !fieldProblem) return message;
    return fieldProblem(field, wireValues(this.allFields, values, readValue));
  }

  private fillIn(fields: readonly FormField[]): void {
    startFields(this.form, fields);
    this.follow(this.form.getState());
  }

  /** Also called directly: react-final-form pauses final-form's notifications while no screen shows the form. */
  private follow({ values }: { values: PaymentFormValues }): void {
    this.values = values;
    this.refusals = standing(this.refusals, values);
    this.appeared = appearedFields(this.allFields, this.appeared, (field) => this.check(field, values) === undefined);
  }
}
