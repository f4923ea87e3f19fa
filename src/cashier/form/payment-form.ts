import type Big from 'big.js';
import type { FormApi } from 'final-form';
import { computedStruct, makeAutoObservable } from 'mobx';
import type { MethodField, PaymentMethod } from '../../contract/method';
import type { AmountLimits } from '../amount/limits';
import { shownAmount } from '../amount/amount-input-text';
import { parseAmount } from '../amount/parse-amount';
import { bankOf } from './account/own-account';
import { amountMessage } from './amount-messages';
import { badAmountRules, badPatterns } from './bad-rules';
import { CheckedForm, fieldProblems, type Problems } from './checked-form';
import { AMOUNT_KEY, fieldKey, type PaymentFormValues } from './field-key';
import { fieldSources, mergeSources, type FieldSource } from './field-source';
import { wireValues, type WireValues } from './field-values';
import { toFormFields, type NamedField } from './method-fields';
import type { PaymentFormDeps } from './payment-form-deps';
import { firstAmount, limitsOf, limitsText, quickAmountChoices, suggestedText } from './method-terms';
import type { MethodTerms, PaymentFormContext, QuickAmount } from './method-terms';
import { readForm, type PaymentInput } from './read-form';
import type { FieldError, Refusals } from './refusals';
import { appearedFields } from './triggered-fields';
import { validateField } from './validate-field';

/**
 * Amount and fields of one method, for a deposit or a withdrawal. What is typed lives in a `CheckedForm` (keys:
 * `AMOUNT_KEY`, `fieldKey(field.name)`) and is never stored elsewhere, so it survives re-rendering, a reply that asks
 * for more fields, and a change of language or theme. Labels, messages and validity are derived from it.
 */
export class PaymentForm {
  /** Names of the fields that the last reply asked for, so that a screen can point at them. */
  requestedNames: readonly string[] = [];
  private terms: MethodTerms | undefined = undefined;
  private sources: readonly FieldSource[] = [];
  /** All fields that replies have asked for, besides the method's own. */
  private requested: readonly MethodField[] = [];
  private appeared: ReadonlySet<string> = new Set();
  /** What the form began with, until the player changes it. */
  private knownAmount: string | undefined = undefined;
  private readonly typed: CheckedForm;

  constructor(private readonly deps: PaymentFormDeps) {
    makeAutoObservable(this, { banks: computedStruct }, { autoBind: true, deep: false });
    this.typed = new CheckedForm({ problems: this.check, onChange: this.follow });
  }

  /** For react-final-form: `<Form form={…}>` with fields named by key. */
  get form(): FormApi<PaymentFormValues> {
    return this.typed.form;
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
    const parsed = parseAmount(this.typed.values[AMOUNT_KEY] ?? '', this.currency, this.deps.locale.tag);
    return parsed.ok ? parsed.amount : undefined;
  }

  get limitsText(): string {
    return this.terms ? limitsText(this.limits, this.currency, this.deps.locale) : '';
  }

  get quickAmounts(): QuickAmount[] {
    const { locale, quickAmounts, amountProblem } = this.deps;
    const choices = this.terms ? quickAmountChoices(this.limits, this.currency, locale, quickAmounts) : [];
    return amountProblem ? choices.filter(({ value }) => this.validateAmount(value) === undefined) : choices;
  }

  /** Whether a method is set and all current values may be sent. */
  get isValid(): boolean {
    return this.terms !== undefined && this.invalidKeys.length === 0;
  }

  /** Form keys of the values that may not be sent, in the order of the screen; the first is where to scroll. */
  get invalidKeys(): string[] {
    return Object.keys(this.problems);
  }

  /** Messages of the values that may not be sent, by form key in the order of the screen: invalid or refused. */
  get problems(): Problems {
    return this.typed.problems;
  }

  /** The banks that right account numbers belong to, by form key. */
  get banks(): Readonly<Record<string, string | undefined>> {
    const { wireValues: values } = this;
    return Object.fromEntries(
      this.fields.map((field) => [fieldKey(field.name), bankOf(field, values[field.name] ?? '')]),
    );
  }

  /** What the gateway refused and still stands, by form key. */
  get refusals(): Refusals {
    return this.typed.refusals;
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
      const typed = () => this.typed.values;
      this.beginAmount(firstAmount(this.terms, this.limits, this.deps));
      this.typed.change(this.deps.kept?.take(method.name, typed) ?? {});
    }
    this.typed.start(this.allFields);
  }

  /** Sets the amount, in major units, that the host names while the form is open; it is kept inside the limits. */
  beginWith(snippet: number): void {
    if (this.terms) this.beginAmount(suggestedText({ ...this.terms.context, snippet }, this.limits));
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
    this.typed.start(this.fields.filter((field) => this.requestedNames.includes(field.name)));
  }

  /**
   * Shows the gateway's errors, given by its field names. Each stands, and makes the form invalid, until its field
   * changes. Returns the messages of fields that the player does not see or cannot change, for the caller to show.
   */
  setFieldErrors(errors: Readonly<Record<string, FieldError>>): FieldError[] {
    return this.typed.refuse(errors, this.keyOf);
  }

  /** Values of `fields` as the gateway receives them, by field name: for reviews and for checks across fields. */
  get wireValues(): WireValues {
    return wireValues(this.fields, this.typed.values, this.deps.readValue);
  }

  /** The message for an amount, typed or offered; undefined for one that can be paid. */
  validateAmount(text: string): string | undefined {
    return amountMessage(text, this.limits, this.currency, this.deps.locale, this.deps.amountProblem);
  }

  /** A typed or pasted amount as the form shows it; text that cannot be parsed is returned unchanged. */
  shownAmount(text: string): string {
    return shownAmount(text, this.currency, this.deps.locale.tag);
  }

  /** `text`: a quick amount's `value`, or what the player has typed. */
  setAmount(text: string): void {
    this.typed.change({ [AMOUNT_KEY]: text });
  }

  /** Makes all messages show. Returns the first invalid key; undefined when none is. */
  showErrors(): string | undefined {
    return this.typed.showErrors();
  }

  /** What a create request takes from the form; undefined while anything is invalid. */
  read(): PaymentInput | undefined {
    this.typed.follow();
    if (!this.terms || !this.isValid) return undefined;
    this.deps.kept?.keep(this.terms.method.name, this.typed.values);
    return readForm(this.wireValues, this.amount);
  }

  reset(): void {
    this.terms = undefined;
    this.sources = this.requested = this.requestedNames = [];
    this.appeared = new Set();
    this.typed.reset();
  }

  dispose(): void {
    this.reset();
  }

  private get allFields(): NamedField[] {
    return this.terms ? toFormFields(this.sources, this.terms.method.name, this.deps.locale) : [];
  }

  /** What the rules say of each field, also of one that has not appeared yet. */
  private get fieldProblems(): Problems {
    const { locale, clock, fieldProblem, readValue } = this.deps;
    const { values } = this.typed;
    const meant = wireValues(this.allFields, values, readValue);
    const checkLuhn = this.terms?.method.checkLuhn ?? false;
    const checks = { locale, now: clock.now(), checkLuhn, values: meant };
    return fieldProblems(this.allFields, values, (field, typed) => {
      const message = validateField(field, typed, checks);
      return message === undefined && !field.isDisabled ? fieldProblem?.(field, meant) : message;
    });
  }

  private check({ values, refusals }: CheckedForm): Problems {
    if (!this.terms) return {};
    const problems: Record<string, string> = {};
    const add = (key: string, message = refusals[key]?.message) => {
      if (message !== undefined) problems[key] = message;
    };
    add(AMOUNT_KEY, this.validateAmount(values[AMOUNT_KEY] ?? ''));
    const own = this.fieldProblems;
    for (const { name } of this.fields) add(fieldKey(name), own[fieldKey(name)]);
    return problems;
  }

  /** The form key of a field that the player sees and can change. `name`: the gateway's name, or the form's. */
  private keyOf(name: string): string | undefined {
    const field = this.fields.find((known) => known.serverName === name || known.name === name);
    if (!field && name === AMOUNT_KEY) return AMOUNT_KEY;
    return field && !field.isDisabled ? fieldKey(field.name) : undefined;
  }

  private complete(fields: readonly MethodField[]): readonly MethodField[] {
    return fields.map((field) => this.deps.completeField?.(field) ?? field);
  }

  private beginAmount(text: string): void {
    this.knownAmount = text;
    this.setAmount(text);
  }

  private follow(): void {
    if (!this.terms) return;
    const { [AMOUNT_KEY]: text = '' } = this.typed.values;
    if (text !== this.knownAmount) this.deps.onAmount?.((this.knownAmount = text), this.amount);
    const problems = this.fieldProblems;
    this.appeared = appearedFields(this.allFields, this.appeared, ({ name }) => !(fieldKey(name) in problems));
  }
}
