import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { isUnresolved } from '@/cashier/attempt/create-call';
import { untilAnswered, type Asked } from '@/cashier/withdrawal/until-answered';
import type { TransactionLine } from '@/contract/transactions';
import { AppError } from '@/core/errors/app-error';
import { ErrorHandler } from '@/core/errors/error-handler';
import { errorText } from '@/core/errors/error-text';
import { Locale } from '@/core/locale/locale';
import { Realtime } from '@/core/realtime/realtime';
import { Session } from '@/core/session/session';
import { Settings } from '@/core/settings/settings';
import { Clock, Random } from '@/core/time/time';
import { mayCancel } from '../may-cancel';
import { HistoryStore } from './history-store';

/** Cancels a withdrawal that is still waiting. One per scope. Observable. */
@injectable()
export class CancelStore {
  /** The withdrawal that the open question is about. */
  asked: TransactionLine | undefined = undefined;
  /** Id of the withdrawal whose cancel request is under way. */
  sentId: string | undefined = undefined;
  /** True when the reply was lost and the request is sent again. Never shown as a failure. */
  isChecking = false;
  /** When it is sent again, in ms since 1970, where the gateway has asked to wait. */
  nextTryAt: number | undefined = undefined;
  private refused: { id: string; error: AppError } | undefined = undefined;
  /** Requests without an outcome, by the withdrawal's id: another press sends the same one. */
  private readonly open = new Map<string, Asked>();
  private isDisposed = false;

  constructor(
    @inject(HistoryStore) private readonly history: HistoryStore,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(Locale) private readonly locale: Locale,
    @inject(Clock) private readonly clock: Clock,
    @inject(Random) private readonly random: Random,
    @inject(Settings) private readonly settings: Pick<Settings, 'withdrawalCancel'>,
    @inject(Session) private readonly session: Pick<Session, 'country'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** True if the rules of the player's country allow cancelling. */
  get isAllowed(): boolean {
    return mayCancel(this.settings, this.session.country);
  }

  /** Why cancelling failed, and the withdrawal's id. */
  get refusal(): { id: string; text: string } | undefined {
    if (!this.refused) return undefined;
    const { id, error } = this.refused;
    const isTooLate = error.code === 'banking.notCancellable';
    return { id, text: isTooLate ? this.locale.t('transactions:cancel.tooLate') : errorText(error, this.locale) };
  }

  ask(line: TransactionLine): void {
    if (this.isAllowed && this.sentId === undefined) this.asked = line;
  }

  /** The player decides to keep the withdrawal. */
  keep(): void {
    this.asked = undefined;
  }

  /** Cancels the withdrawal that the question is about. Never rejects. */
  async confirm(): Promise<void> {
    const withdrawalId = this.asked?.id;
    this.asked = undefined;
    if (withdrawalId === undefined || this.sentId !== undefined || !this.isAllowed) return;
    this.refused = undefined;
    this.sentId = withdrawalId;
    try {
      const { status } = await this.send(withdrawalId);
      this.history.end({ flow: 'withdrawal', id: withdrawalId }, status);
    } catch (thrown) {
      await this.judge(withdrawalId, AppError.from(thrown));
    } finally {
      runInAction(() => {
        this.sentId = undefined;
        this.isChecking = false;
      });
    }
    // The refreshed list says why the withdrawal ended, or how far it has got.
    if (!this.isDisposed) void this.history.refresh();
  }

  reset(): void {
    this.asked = undefined;
    this.refused = undefined;
  }

  dispose(): void {
    this.isDisposed = true;
  }

  private send(withdrawalId: string) {
    const asked = this.open.get(withdrawalId) ?? { key: this.random.uuid(), isRepeat: false };
    this.open.set(withdrawalId, asked);
    return untilAnswered(
      {
        asked,
        send: (messageId) => this.realtime.request('BANKING:withdrawal-cancel', { withdrawalId }, { messageId }),
        onLost: (nextTryAt) => runInAction(() => Object.assign(this, { isChecking: true, nextTryAt })),
      },
      this.realtime,
      this.clock,
    );
  }

  /** After a refused repeat the withdrawal's own state tells whether it was cancelled. */
  private async judge(id: string, error: AppError): Promise<void> {
    if (isUnresolved(error)) await this.history.refresh();
    else this.open.delete(id);
    const line = this.history.lines.find((one) => one.flow === 'withdrawal' && one.id === id);
    if (!(isUnresolved(error) && line?.status === 'mistaked')) this.refuse(id, error);
  }

  private refuse(id: string, error: AppError): void {
    if (this.isDisposed) return;
    this.refused = { id, error };
    this.errors.report(error);
  }
}
