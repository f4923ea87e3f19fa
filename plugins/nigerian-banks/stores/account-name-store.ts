import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { CALL_LIMIT_MS } from '@/cashier/resume/call-limit';
import { WithdrawalStore } from '@/cashier/withdrawal/withdrawal-store';
import { AppError } from '@/core/errors/app-error';
import { ErrorHandler } from '@/core/errors/error-handler';
import { isExpected } from '@/core/errors/is-expected';
import { Locale } from '@/core/locale/locale';
import { Realtime } from '@/core/realtime/realtime';
import { Clock } from '@/core/time/time';
import { settledWithin } from '@/core/time/within';
import { bankAccount, type BankAccount } from '../bank-fields';

const NOT_FOUND = 'banking.accountNotFound';

/** Whose account it is, as the bank says it. Observable. */
@injectable()
export class AccountNameStore {
  /** `unconfirmed`: the bank could not be asked. Undefined before it was, and for what is no Nigerian account. */
  answer: { name: string } | 'unconfirmed' | undefined = undefined;
  /** What the name was found for. */
  private asked = '';

  constructor(
    @inject(WithdrawalStore) private readonly withdrawal: WithdrawalStore,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Locale) private readonly locale: Locale,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(Clock) private readonly clock: Clock,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /**
   * Asks about the account in the form. False: the bank knows no such account, which the account's field says. True: the
   * player may look at what will be sent, also when nobody could be asked. Never rejects.
   */
  async ask(): Promise<boolean> {
    const { form } = this.withdrawal;
    const found = bankAccount(form.wireValues);
    const key = found ? `${found.bank} ${found.account}` : '';
    if (key !== '' && key === this.asked) return true;
    this.reset();
    if (!found) return true;
    try {
      const { bank, account } = found;
      const paymentMethod = this.withdrawal.method?.name ?? '';
      const answer = this.realtime.request('BANKING:account-name', { paymentMethod, bank, account });
      const inTime = await settledWithin(answer, CALL_LIMIT_MS, this.clock);
      runInAction(() => {
        this.answer = inTime ?? 'unconfirmed';
        if (inTime) this.asked = key;
      });
      return true;
    } catch (thrown) {
      return this.fail(AppError.from(thrown), found);
    }
  }

  reset(): void {
    this.answer = undefined;
    this.asked = '';
  }

  /** Only the bank's own no keeps the player in the form; a gateway that can't ask must not stop a payout. */
  private fail(error: AppError, { accountField }: BankAccount): boolean {
    if (error.code === NOT_FOUND) {
      this.withdrawal.form.setFieldErrors({ [accountField]: this.locale.t('nigerian-banks:errors.notFound') });
      return false;
    }
    if (!isExpected(error)) this.errors.report(error);
    this.answer = 'unconfirmed';
    return true;
  }
}
