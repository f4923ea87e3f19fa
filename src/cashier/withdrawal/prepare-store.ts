import { createForm, type FormApi } from 'final-form';
import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { FormField } from '../../contract/form-field';
import type { PaymentMethod } from '../../contract/method';
import type { ReplyData } from '../../contract/realtime';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Locale } from '../../core/locale/locale';
import { Notifications } from '../../core/notifications/notifications';
import { Realtime } from '../../core/realtime/realtime';
import { Clock } from '../../core/time/time';
import { Navigation } from '../../kernel/navigation';
import { wirePhone } from '../phone/wire-phone';
import { fieldKey, type PaymentFormValues } from '../form/field-key';
import { validateField } from '../form/validate-field';
import { wireValue } from '../form/wire-value';
import { MethodsStore } from '../methods/methods-store';
import { UserStore } from '../user/user-store';
import { Preparation } from '../methods/preparation';
import { advancedValues, profileFields, profileUpdate } from './profile-fields';

/** The profile that a method requires before the first withdrawal (spec 4, "Prepare submit"). One per scope. Observable. */
@injectable()
export class PrepareStore {
  /** What is typed, by form key; it is stored nowhere else. Starts with the values in the player's profile. */
  readonly form: FormApi<PaymentFormValues> = createForm<PaymentFormValues>({ onSubmit: () => undefined });
  method: PaymentMethod | undefined = undefined;
  isSubmitting = false;
  /** The gateway's messages by form key; a new object for each response. */
  fieldErrors: Readonly<Record<string, string>> = {};
  /** The error above the form; a function, so that it follows the language. */
  private currentError: (() => string | undefined) | undefined = undefined;
  private isDisposed = false;

  constructor(
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(UserStore) private readonly user: UserStore,
    @inject(Preparation) private readonly preparation: Preparation,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Locale) private readonly locale: Locale,
    @inject(Clock) private readonly clock: Clock,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** An error about the whole form. */
  get error(): string | undefined {
    return this.currentError?.();
  }

  /** The profile's own fields, then the method's advanced ones, with labels and messages in the player's language. */
  get fields(): readonly FormField[] {
    const { user, country } = this.user;
    return this.method ? profileFields(this.method, user, country, this.locale) : [];
  }

  open(): void {
    const { currentMethod, currentGroup, flow } = this.methods;
    const method = currentMethod ?? currentGroup?.methods.find((one) => this.preparation.isNeeded(flow, one));
    if (!method) return;
    this.method = method;
    this.currentError = undefined;
    this.form.initialize(Object.fromEntries(this.fields.map(({ name, value }) => [fieldKey(name), value])));
  }

  /** `name`: a name of `fields`. */
  validateField(name: string, value: string): string | undefined {
    const field = this.fields.find((one) => one.name === name);
    const now = this.clock.now();
    const problem = field && validateField(field, value, { locale: this.locale, now, checkLuhn: false });
    const isUnborn = name === 'birthday' && Date.parse(value) > now;
    return problem ?? (isUnborn ? this.locale.t('prepare.errors.birthday') : undefined);
  }

  /** Updates the profile, prepares the withdrawal, then shows the withdrawal list. Never rejects. */
  async submit(): Promise<void> {
    const { method } = this;
    const typed = this.form.getState().values;
    const isGood = this.fields.every(({ name }) => this.validateField(name, typed[fieldKey(name)] ?? '') === undefined);
    if (!method || this.isSubmitting) return;
    if (!isGood) {
      this.currentError = () => this.locale.t('form.invalidFormat');
      return;
    }
    this.isSubmitting = true;
    this.currentError = undefined;
    try {
      const refused = await this.send(method, typed);
      if (refused.length > 0) this.showErrors(refused);
      else await this.finish(method);
    } catch (error) {
      this.errors.handle(error);
      runInAction(() => (this.currentError = () => this.errors.textOf(error)));
    } finally {
      runInAction(() => (this.isSubmitting = false));
    }
  }

  reset(): void {
    this.method = undefined;
    this.fieldErrors = {};
    this.currentError = undefined;
    this.form.restart({});
  }

  dispose(): void {
    this.isDisposed = true;
    this.form.restart({});
  }

  private async send(method: PaymentMethod, typed: PaymentFormValues): Promise<Refused> {
    const values = Object.fromEntries(
      this.fields.map((field) => [field.name, wireValue(field, typed[fieldKey(field.name)])]),
    );
    if (values['phone']) values['phone'] = await wirePhone(values['phone'], values['country']);
    const timezone = this.user.user.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    await this.realtime.request('USER:profile-update', profileUpdate(method, values, timezone, this.locale));
    const asked = advancedValues(method, values);
    const { fields } = await this.realtime.request('BANKING:withdrawal-prepare', { fields: asked });
    return fields.filter(({ errors }) => errors.length > 0);
  }

  /** Errors of fields that the form does not show appear above the button. */
  private showErrors(refused: Refused): void {
    const shown = new Set(this.fields.map(({ name }) => name));
    const text = ({ name, errors }: Refused[number]) => this.errorText(name, errors[0] ?? '');
    const placed = refused.filter(({ name }) => shown.has(name));
    this.fieldErrors = Object.fromEntries(placed.map((field) => [fieldKey(field.name), text(field)]));
    const unplaced = refused.filter(({ name }) => !shown.has(name));
    this.currentError = unplaced.length > 0 ? () => unplaced.map(text).join(' ') : undefined;
  }

  /** The gateway sends an error's name or its text. A name without a message of ours gets the field's own message. */
  private errorText(field: string, error: string): string {
    if (/\s/u.test(error)) return error;
    const names = [`prepare.refused.${error}`, `prepare.errors.${error}`, `prepare.errors.${field}`];
    const texts = names.filter((key) => /^[\w.]+$/u.test(key)).map((key) => this.locale.findMessage(key));
    return texts.find(Boolean) ?? this.locale.t('form.invalidFormat');
  }

  private async finish(method: PaymentMethod): Promise<void> {
    this.preparation.done(method.name);
    if (this.isDisposed) return;
    this.notifications.toast(this.locale.t('prepare.saved'), 'primary');
    await this.navigation.go('/withdrawal');
  }
}

type Refused = ReplyData<'BANKING:withdrawal-prepare'>['fields'];
