import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { CALL_LIMIT_MS } from '@/core/realtime/call-limit';
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

/** Name of the account's holder, from the bank. Observable. */
@injectable()
export class AccountNameStore {
  /** `unconfirmed`: the bank could not be asked. Undefined until it has been asked, and for accounts that are not Nigerian. */
  answer: { name: string } | 'unconfirmed' | undefined = undefined;
  /** Bank and account for which the name was found. */
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
   * Asks the bank about the account in the form. False: the bank does not know the account, which an error on the
   * account's field says. True: the player may go on to the review, even if the bank could not be asked. Never rejects.
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

  /** Only the bank's "not found" keeps the player in the form; a gateway that can't ask the bank must not block a payout. */
  private fail(error: AppError, { accountField }: BankAccount): boolean {
    if (error.code === NOT_FOUND) {
      this.withdrawal.form.setFieldErrors({ [accountField]: () => this.locale.t('nigerian-banks:errors.notFound') });
      return false;
    }
    if (!isExpected(error)) this.errors.report(error);
    this.answer = 'unconfirmed';
    return true;
  }
}
