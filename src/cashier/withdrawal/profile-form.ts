import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { FormField } from '../../contract/form-field';
import type { PaymentMethod } from '../../contract/method';
import type { RequestData } from '../../contract/realtime';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Locale } from '../../core/locale/locale';
import { Clock } from '../../core/time/time';
import { loadCountries, type Country } from '../countries/countries';
import { CheckedForm, fieldProblems, type Problems } from '../form/checked-form';
import { fieldKey } from '../form/field-key';
import { wireValues } from '../form/field-values';
import type { FieldError } from '../form/refusals';
import { validateField } from '../form/validate-field';
import { phoneReader } from '../phone/load-phone-reader';
import { wirePhone } from '../phone/wire-phone';
import { UserStore } from '../user/user-store';
import { advancedValues, profileFields, profileUpdate } from './profile-fields';

/** What a method asks about the player before the first withdrawal. What is typed is stored nowhere else. Observable. */
@injectable()
export class ProfileForm {
  method: PaymentMethod | undefined = undefined;
  /** What is typed, by form key; a refused value may be sent again. */
  readonly checked: CheckedForm;
  private table: readonly Country[] | undefined = undefined;

  constructor(
    @inject(UserStore) private readonly user: UserStore,
    @inject(Locale) private readonly locale: Locale,
    @inject(Clock) private readonly clock: Clock,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.checked = new CheckedForm({ problems: this.check });
  }

  /** The profile's own fields, then the method's advanced ones, with labels and messages in the player's language. */
  get fields(): readonly FormField[] {
    const { user, country } = this.user;
    return this.method ? profileFields(this.method, user, country, this.locale) : [];
  }

  /**
   * The countries to choose from. Undefined until they and the phone reader are loaded, or if they cannot be: then
   * country and number are plain text, and the gateway checks them.
   */
  get countries(): readonly Country[] | undefined {
    return phoneReader() && this.table;
  }

  /** The chosen country, when it is one of `countries`. */
  get country(): Country | undefined {
    const code = this.checked.values[fieldKey('country')]?.toLowerCase();
    return this.countries?.find((country) => country.code === code);
  }

  /** Starts with what is known of the player. */
  open(method: PaymentMethod): void {
    this.method = method;
    this.checked.form.initialize(Object.fromEntries(this.fields.map(({ name, value }) => [fieldKey(name), value])));
    this.checked.follow();
    loadCountries().then(
      (table) => runInAction(() => (this.table = table)),
      (error: unknown) => this.errors.report(error),
    );
  }

  /** Shows the gateway's errors, by field name. Returns those of fields that the form does not show. */
  refuse(errors: Readonly<Record<string, FieldError>>): FieldError[] {
    return this.checked.refuse(errors, (name) =>
      this.fields.some((field) => field.name === name) ? fieldKey(name) : undefined,
    );
  }

  /** What the gateway takes; undefined while anything is invalid. `asked`: what the method asks for itself. */
  async read(): Promise<{ update: RequestData<'USER:profile-update'>; asked: Record<string, string> } | undefined> {
    this.checked.follow();
    const { method } = this;
    if (!method || Object.keys(this.checked.problems).length > 0) return undefined;
    const values = { ...wireValues(this.fields, this.checked.values) };
    if (values['phone']) values['phone'] = await wirePhone(values['phone'], values['country']);
    const timezone = this.user.user.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    return { update: profileUpdate(method, values, timezone, this.locale), asked: advancedValues(method, values) };
  }

  reset(): void {
    this.method = undefined;
    this.checked.reset();
  }

  private check({ values }: CheckedForm): Problems {
    const { locale } = this;
    const checks = { locale, now: this.clock.now(), checkLuhn: false };
    return fieldProblems(this.fields, values, (field, typed) => {
      if (field.name === 'phone' && this.countries) return this.phoneProblem(typed);
      const problem = validateField(field, typed, checks);
      const isUnborn = field.name === 'birthday' && Date.parse(typed) > checks.now;
      return problem ?? (isUnborn ? locale.t('prepare.errors.birthday') : undefined);
    });
  }

  private phoneProblem(text: string): string | undefined {
    if (text.trim() === '') return this.locale.t('form.required');
    const { country } = this;
    const result = phoneReader()?.readPhone(text, { country: country?.code });
    if (!result || result.ok) return undefined;
    const example = country ? `+${country.dialPrefix} ${country.example}` : '+44 7400 123456';
    return this.locale.t(`form.phone.${result.problem}`, { example });
  }
}
