import { makeAutoObservable, runInAction, when } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { ApiResponse } from '../../contract/api-response';
import { AppError } from '../../core/errors/app-error';
import { errorText } from '../../core/errors/error-text';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Locale } from '../../core/locale/locale';
import { Notifications } from '../../core/notifications/notifications';
import { Navigation } from '../../kernel/navigation';
import { isUnresolved, unresolved } from '../attempt/create-call';
import { CheckedForm, type Problems } from '../form/checked-form';
import { TransactionStatusStore } from '../status/transaction-status-store';
import { CodeRequests } from './code-requests';
import { ConfirmedWithdrawal } from './confirmed-withdrawal';
import { PendingConfirmation, type ConfirmationRecord } from '../attempt/pending-confirmation';
import { ABOUT_CODE, ATTEMPTS_EXCEEDED, compactCode, isCode, OVER } from './withdrawal-code';
import type { WithdrawalState } from './withdrawal-state';

/** Form key of the code. */
export const CODE_KEY = 'code';

/** Confirming a withdrawal by the code from the player's e-mail (spec 4). One per scope. Observable. */
@injectable()
export class ConfirmStore {
  /** Holds the code, under `CODE_KEY`; the code is stored nowhere else. A refused one may be sent again. */
  readonly checked: CheckedForm;
  /** The withdrawal to confirm; undefined when there is none. */
  withdrawal: ConfirmationRecord | undefined = undefined;
  isSubmitting = false;
  /** True while the request is sent again because its reply was lost. Never shown as a failure. */
  isChecking = false;
  /** When it is sent again, in ms since 1970, where the gateway has asked to wait. */
  nextTryAt: number | undefined = undefined;
  isResending = false;
  /** An error about the whole page. */
  private failure: unknown = undefined;
  private isRefused = false;
  private isDisposed = false;
  private stopStatus: (() => void) | undefined = undefined;

  constructor(
    @inject(PendingConfirmation) private readonly pending: PendingConfirmation,
    @inject(CodeRequests) private readonly requests: CodeRequests,
    @inject(ConfirmedWithdrawal) private readonly confirmed: ConfirmedWithdrawal,
    @inject(TransactionStatusStore) private readonly statuses: TransactionStatusStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Locale) private readonly locale: Locale,
  ) {
    requests.onLost = (nextTryAt) => runInAction(() => Object.assign(this, { isChecking: true, nextTryAt }));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.checked = new CheckedForm({ problems: this.check });
  }

  get error(): string | undefined {
    return this.errors.textOf(this.failure);
  }

  /** Where the code was sent; undefined after a reload. */
  get email(): string | undefined {
    return this.pending.email;
  }

  /** Whether the withdrawal is over (too many wrong codes, or the gateway has ended it) and the money is back. */
  get isOver(): boolean {
    const id = this.withdrawal?.withdrawalId;
    return this.isRefused || (id !== undefined && this.statuses.statusOf('withdrawal', id) === 'mistaked');
  }

  /** Called when the screen is opened. Goes to the list when there is no withdrawal to confirm. */
  open(): void {
    const { current } = this.pending;
    if (!current) return void this.navigation.go('/withdrawal', { replace: true });
    // What was said of another one, e.g. that it is over, is not said of this one.
    if (this.withdrawal?.withdrawalId !== current.withdrawalId) this.reset();
    this.withdrawal = current;
    this.stopStatus?.();
    const { withdrawalId: id } = current;
    // Also when the code was entered elsewhere, and even when the withdrawal was said to be over before.
    const isPaid = () => this.statuses.statusOf('withdrawal', id) === 'processed';
    // After a reload `ConfirmationCheck` may have heard that no code is waited for any more.
    const isWaitedForNoMore = () => this.pending.current?.withdrawalId !== id && !this.isSubmitting && !this.isOver;
    const stops = [
      when(isPaid, () => void this.finish(current)),
      when(isWaitedForNoMore, () => void this.look(current)),
    ];
    this.stopStatus = () => stops.forEach((stop) => stop());
  }

  /**
   * Sends the code; then notifies the host and shows the page with what the money is collected with, else the complete
   * page. Never rejects.
   */
  async submit(): Promise<void> {
    this.checked.follow();
    const code = codeOf(this.checked);
    const { withdrawal } = this;
    if (!withdrawal || !isCode(code) || this.isSubmitting) return;
    this.isSubmitting = true;
    this.failure = undefined;
    try {
      const { apiResponse } = await this.requests.confirm(withdrawal.withdrawalId, code);
      await this.finish(withdrawal, apiResponse ?? undefined);
    } catch (error) {
      await this.judge(error, withdrawal);
    } finally {
      runInAction(() => (this.isSubmitting = this.isChecking = false));
    }
  }

  /** Requests another code; the earlier one becomes invalid. Never rejects. */
  async resend(): Promise<void> {
    const { withdrawal } = this;
    if (!withdrawal || this.isResending) return;
    this.isResending = true;
    this.failure = undefined;
    try {
      this.onResent(await this.requests.resend(withdrawal.withdrawalId), withdrawal);
    } catch (error) {
      await this.judge(error, withdrawal);
    } finally {
      runInAction(() => (this.isResending = this.isChecking = false));
    }
  }

  reset(): void {
    this.stopStatus?.();
    this.withdrawal = undefined;
    this.failure = undefined;
    this.isRefused = false;
    this.requests.reset();
    this.checked.reset();
  }

  dispose(): void {
    this.isDisposed = true;
    this.stopStatus?.();
    this.checked.reset();
  }

  /**
   * What a failed confirm or resend means. Where the answer leaves it open, or says that the withdrawal is over, the
   * withdrawal's own state decides: a code that was right and whose answer was lost has confirmed it.
   */
  private async judge(thrown: unknown, withdrawal: ConfirmationRecord): Promise<void> {
    const error = AppError.from(thrown);
    if (!(isUnresolved(error) || OVER.includes(error.code))) return this.refuse(error);
    const state = await this.look(withdrawal);
    if (state?.isConfirmed) return;
    if (state === undefined && error.code !== ATTEMPTS_EXCEEDED)
      return this.refuse(isUnresolved(error) ? error : unresolved(error));
    const { codeExpiresAt } = state?.code ?? {};
    // The answer to a resend was lost, which was carried out.
    if (state?.isWaiting && codeExpiresAt != null && codeExpiresAt !== withdrawal.codeExpiresAt)
      return this.onResent(state.code, withdrawal);
    if (state?.isWaiting) return this.refuse(isUnresolved(error) ? error.cause : error);
    this.end(withdrawal);
    this.errors.report(error);
  }

  /** Asks for the withdrawal's own state, and follows one that waits for no code any more. */
  private async look(withdrawal: ConfirmationRecord): Promise<WithdrawalState | undefined> {
    const state = await this.requests.state(withdrawal.withdrawalId);
    if (state?.isConfirmed) await this.finish(withdrawal, state.response);
    else if (state?.isWaiting === false) this.end(withdrawal);
    return state;
  }

  private end({ withdrawalId }: ConfirmationRecord): void {
    this.isRefused = true;
    this.pending.end(withdrawalId);
  }

  private async finish(withdrawal: ConfirmationRecord, response?: ApiResponse): Promise<void> {
    this.stopStatus?.();
    this.confirmed.settle(withdrawal.withdrawalId);
    // Otherwise the player has gone on to another page, which has a payment of its own.
    if (!this.isDisposed) await this.confirmed.show(withdrawal, response);
  }

  private onResent(code: Parameters<PendingConfirmation['renew']>[0], { withdrawalId }: ConfirmationRecord): void {
    // The page of another one is shown meanwhile.
    if (this.isDisposed || this.pending.current?.withdrawalId !== withdrawalId) return;
    this.pending.renew(code);
    this.withdrawal = this.pending.current;
    this.requests.reset();
    this.checked.change({ [CODE_KEY]: '' });
    const { form } = this.checked;
    if (form.getFieldState(CODE_KEY)) form.resetFieldState(CODE_KEY);
    this.notifications.toast(() => this.locale.t('confirm.resent'));
  }

  private refuse(thrown: unknown): void {
    if (this.isDisposed) return;
    const error = AppError.from(thrown);
    if (!ABOUT_CODE.includes(error.code)) {
      this.failure = error;
      this.errors.handle(error);
      return;
    }
    this.checked.refuse({ [CODE_KEY]: () => errorText(error, this.locale) }, (name) => name);
    this.errors.report(error);
  }

  private check(checked: CheckedForm): Problems {
    const code = codeOf(checked);
    return isCode(code) ? {} : { [CODE_KEY]: this.locale.t(code === '' ? 'confirm.required' : 'confirm.digits') };
  }
}

const codeOf = ({ values }: CheckedForm): string => compactCode(values[CODE_KEY] ?? '');
