import type Big from 'big.js';
import { createForm, type FormApi } from 'final-form';
import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx';
import type { FormField } from '../../contract/form-field';
import type { MethodField, PaymentMethod } from '../../contract/method';
import type { Locale } from '../../core/locale/locale';
import type { Clock, Random } from '../../core/time/time';
import { DEFAULT_LIMITS, limitsFor, type AmountLimits } from '../amount/limits';
import { parseAmount } from '../amount/parse-amount';
import { amountMessage, limitsText } from './amount-messages';
import { badAmountRules, badPatterns } from './bad-rules';
import { AMOUNT_KEY, fieldKey, type PaymentFormValues } from './field-key';
import { fieldSources, mergeSources, type FieldSource } from './field-source';
import { toFormFields } from './method-fields';
import { quickAmountChoices, suggestedText } from './method-terms';
import type { MethodTerms, PaymentFormContext, QuickAmount } from './method-terms';
import { readForm, type PaymentInput } from './read-form';
import { placeErrors, standing, type Refusals } from './refusals';
import { validateField } from './validate-field';

export interface PaymentFormDeps {
  locale: Locale;
  clock: Clock;
  random: Random;
  /** Told of patterns and amount rules that the gateway got wrong; never of what the player typed. */
  report?: (error: unknown) => void;
  /** What else is wrong with an amount that fits the limits, in the player's language, e.g. the balance is too low. */
  amountProblem?: (amount: Big) => string | undefined;
}

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
  /** All that replies have asked for, besides the method's own fields. */
  private requested: readonly MethodField[] = [];
  private values: PaymentFormValues = {};
  private refusals: Refusals = new Map();
  private readonly disposers: (() => void)[];

  constructor(private readonly deps: PaymentFormDeps) {
    makeAutoObservable<this, 'deps' | 'disposers' | 'terms' | 'sources' | 'requested' | 'values' | 'refusals'>(
      this,
      {
        form: false,
        deps: false,
        disposers: false,
        requestedNames: observableRef,
        terms: observableRef,
        sources: observableRef,
        requested: observableRef,
        values: observableRef,
        refusals: observableRef,
      },
      { autoBind: true },
    );
    this.form = createForm<PaymentFormValues>({ onSubmit: () => undefined, validate: this.errorsOf });
    this.disposers = [
      this.form.subscribe(this.follow, { values: true }),
      // Errors change without a value too: another language, the gateway's refusals.
      reaction(
        () => this.errors,
        () => this.form.setConfig('validate', this.errorsOf),
        { equals: compareStructural },
      ),
    ];
  }

  /** In the order of the screen; the wallet is among them as `customWallet`. */
  get fields(): FormField[] {
    return this.terms ? toFormFields(this.sources, this.terms.method.name, this.deps.locale) : [];
  }

  get currency(): string {
    return this.terms?.context.currency ?? '';
  }

  /** Major units; 0 and 0 when the amount is not limited. */
  get limits(): AmountLimits {
    if (!this.terms) return DEFAULT_LIMITS;
    return limitsFor(this.terms.method.amount_rules, this.currency, this.terms.context.country);
  }

  get limitsText(): string {
    return this.terms ? limitsText(this.limits, this.currency, this.deps.locale) : '';
  }

  get quickAmounts(): QuickAmount[] {
    const choices = this.terms ? quickAmountChoices(this.limits, this.currency, this.deps.locale) : [];
    // One that would be refused is no help.
    return this.deps.amountProblem ? choices.filter(({ value }) => this.validateAmount(value) === undefined) : choices;
  }

  /** Whether a method is set and every value of this moment may be sent. */
  get isValid(): boolean {
    return this.terms !== undefined && this.invalidKeys.length === 0;
  }

  /** Form keys of the values that may not be sent, in the order of the screen; the first is where to scroll. */
  get invalidKeys(): string[] {
    return Object.keys(this.errors);
  }

  /** Starts with a method's fields and suggested amount. The same method and currency again keep all that is typed. */
  setMethod(method: PaymentMethod, context: PaymentFormContext): void {
    const isSame = this.terms?.method.name === method.name && this.currency === context.currency;
    if (!isSame) this.reset();
    this.terms = { method, context };
    this.sources = mergeSources(fieldSources(method.fields), this.requested);
    this.report([...badPatterns(this.sources, method.name), ...badAmountRules(this.terms)]);
    if (!isSame) this.setAmount(suggestedText(context, this.limits, this.deps.random));
    this.fillIn(this.fields);
  }

  /** Adds the fields that a reply asks for; one already there is replaced. All typed values stay. */
  appendFields(fields: readonly MethodField[]): void {
    const before = this.sources;
    this.requested = [...this.requested, ...fields];
    this.sources = mergeSources(before, fields);
    const asked = this.sources.filter((source) => !before.includes(source));
    this.requestedNames = asked.map((source) => source.name);
    this.report(badPatterns(asked, this.terms?.method.name ?? ''));
    this.fillIn(this.fields.filter((field) => this.requestedNames.includes(field.name)));
  }

  /**
   * Shows the gateway's errors, by its field names, until the field changes; until then the form is invalid. Returns the
   * messages of fields that the player does not see or cannot change, for the caller to show.
   */
  setFieldErrors(errors: Readonly<Record<string, string>>): string[] {
    this.follow(this.form.getState());
    const { refusals, unplaced } = placeErrors(errors, this.sources, this.values);
    this.refusals = refusals;
    return unplaced;
  }

  /** What `setFieldErrors` has put to the fields, by form key, as long as it stands. */
  get fieldErrors(): Readonly<Record<string, string>> {
    return Object.fromEntries([...this.refusals].map(([key, { message }]) => [key, message]));
  }

  /** `name`: a name of `fields`. The message in the player's language; undefined when the value is good. */
  validateField(name: string, value: string): string | undefined {
    const field = this.fields.find((known) => known.name === name);
    return field && this.check(field, value);
  }

  validateAmount(text: string): string | undefined {
    const { locale, amountProblem } = this.deps;
    const message = amountMessage(text, this.limits, this.currency, locale);
    if (message !== undefined || !amountProblem) return message;
    const parsed = parseAmount(text, this.currency);
    return parsed.ok ? amountProblem(parsed.amount) : undefined;
  }

  /** A quick amount's `value`, or a text from `filterAmountInput`. */
  setAmount(text: string): void {
    this.form.change(AMOUNT_KEY, text);
    this.follow(this.form.getState());
  }

  /** Marks every field as touched, so that all errors show. The key of the first invalid one; undefined when none is. */
  showErrors(): string | undefined {
    this.follow(this.form.getState());
    if (this.invalidKeys.length > 0) void this.form.submit();
    return this.invalidKeys[0];
  }

  /** What a create request takes; undefined while anything is invalid. */
  read(): PaymentInput | undefined {
    this.follow(this.form.getState());
    return this.isValid ? readForm(this.fields, this.values, this.currency) : undefined;
  }

  reset(): void {
    this.terms = undefined;
    this.sources = [];
    this.requested = [];
    this.requestedNames = [];
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
    const add = (key: string, ownMessage: string | undefined) => {
      const message = ownMessage ?? refusals.get(key)?.message;
      if (message !== undefined) errors[key] = message;
    };
    add(AMOUNT_KEY, this.validateAmount(values[AMOUNT_KEY] ?? ''));
    for (const field of this.fields) add(fieldKey(field.name), this.check(field, values[fieldKey(field.name)]));
    return errors;
  }

  private check(field: FormField, value: string | undefined): string | undefined {
    const { locale, clock } = this.deps;
    return validateField(field, value, { locale, now: clock.now(), checkLuhn: this.terms?.method.checkLuhn ?? false });
  }

  /** Gives fields that hold nothing, or a choice that is gone, the value they start with. */
  private fillIn(fields: readonly FormField[]): void {
    this.form.batch(() => {
      for (const field of fields) {
        const typed = this.form.getState().values[fieldKey(field.name)] ?? '';
        const isGone = field.items.length > 0 && !field.items.some((item) => item.value === typed);
        const isReplaced = typed === '' || isGone || field.isDisabled;
        if (isReplaced && typed !== field.value) this.form.change(fieldKey(field.name), field.value);
      }
    });
    this.follow(this.form.getState());
  }

  /** final-form tells nothing while no screen shows it (react-final-form pauses it then), so it is read as well. */
  private follow({ values }: { values: PaymentFormValues }): void {
    this.values = values;
    this.refusals = standing(this.refusals, values);
  }

  private report(errors: readonly unknown[]): void {
    for (const error of errors) this.deps.report?.(error);
  }
}
