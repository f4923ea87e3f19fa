import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { PaymentMethod } from '../../contract/method';
import type { ReplyData } from '../../contract/realtime';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Locale } from '../../core/locale/locale';
import { Notifications } from '../../core/notifications/notifications';
import { Realtime } from '../../core/realtime/realtime';
import { Navigation } from '../../kernel/navigation';
import { MethodsStore } from '../methods/methods-store';
import { Preparation } from '../methods/preparation';
import { ProfileForm } from './profile-form';

/** The profile that a method requires before the first withdrawal (spec 4, "Prepare submit"). One per scope. Observable. */
@injectable()
export class PrepareStore {
  isSubmitting = false;
  /** The error above the form; a function, so that it follows the language. */
  private currentError: (() => string | undefined) | undefined = undefined;
  private isDisposed = false;

  constructor(
    @inject(ProfileForm) readonly profile: ProfileForm,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(Preparation) private readonly preparation: Preparation,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Locale) private readonly locale: Locale,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** An error about the whole form. */
  get error(): string | undefined {
    return this.currentError?.();
  }

  open(): void {
    const { currentMethod, currentGroup, flow } = this.methods;
    const method = currentMethod ?? currentGroup?.methods.find((one) => this.preparation.isNeeded(flow, one));
    if (!method) return;
    this.currentError = undefined;
    this.profile.open(method);
  }

  /** Updates the profile, prepares the withdrawal, then shows the withdrawal list. Never rejects. */
  async submit(): Promise<void> {
    const { method } = this.profile;
    if (!method || this.isSubmitting) return;
    this.isSubmitting = true;
    this.currentError = undefined;
    try {
      const refused = await this.send();
      if (!refused) this.showError(() => this.locale.t('form.invalidFormat'));
      else if (refused.length > 0) this.showRefusals(refused);
      else await this.finish(method);
    } catch (error) {
      this.errors.handle(error);
      this.showError(() => this.errors.textOf(error));
    } finally {
      runInAction(() => (this.isSubmitting = false));
    }
  }

  reset(): void {
    this.currentError = undefined;
    this.profile.reset();
  }

  dispose(): void {
    this.isDisposed = true;
    this.profile.reset();
  }

  /** Returns what the gateway refused; undefined when the form is invalid and nothing was sent. */
  private async send(): Promise<Refused | undefined> {
    const input = await this.profile.read();
    if (!input) return undefined;
    await this.realtime.request('USER:profile-update', input.update);
    const { fields } = await this.realtime.request('BANKING:withdrawal-prepare', { fields: input.asked });
    return fields.filter(({ errors }) => errors.length > 0);
  }

  private showError(error: () => string | undefined): void {
    this.currentError = error;
  }

  /** Errors of fields that the form does not show appear above the button. */
  private showRefusals(refused: Refused): void {
    const unplaced = this.profile.refuse(
      Object.fromEntries(refused.map(({ name, errors }) => [name, () => this.errorText(name, errors[0] ?? '')])),
    );
    if (unplaced.length > 0) this.showError(() => unplaced.map((text) => text()).join(' '));
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
    this.notifications.toast(() => this.locale.t('prepare.saved'));
    await this.navigation.go('/withdrawal');
  }
}

type Refused = ReplyData<'BANKING:withdrawal-prepare'>['fields'];
