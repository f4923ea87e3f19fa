import { inject, injectable } from 'tsyringe';
import type { TransactionLine } from '../../contract/transactions';
import { AppError } from '../../core/errors/app-error';
import { ErrorHandler } from '../../core/errors/error-handler';
import { CALL_LIMIT_MS } from '../../core/realtime/call-limit';
import { askWhenOpen } from '../../core/realtime/ask-when-open';
import { Realtime } from '../../core/realtime/realtime';
import { ServerClock } from '../../core/time/server-clock';
import { Clock } from '../../core/time/time';
import { settledWithin } from '../../core/time/within';
import { isOpen } from './attempt-machine';
import { ATTEMPT_KEY_LIFE_MS, intentOfLine, isAlike, type AttemptIntent, type AttemptRecord } from './attempt-record';
import { AttemptStore } from './attempt-store';
import { OtherTabs } from './other-tabs';
import { StoredOwner } from './stored-owner';
import { isEndStatus } from '../status/status-rules';

/** Milliseconds of tolerance, since two clocks that agree may be measured as different. */
const CLOCK_SLACK_MS = 2_000;

/**
 * After a reload a create whose reply was lost cannot be sent again, because the typed data is gone. Its outcome is
 * found in the player's latest transactions, if the gateway can list them.
 */
@injectable()
export class LostCreate {
  private seen: readonly TransactionLine[] = [];

  constructor(
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Clock) private readonly clock: Clock,
    @inject(ServerClock) private readonly serverClock: ServerClock,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(AttemptStore) private readonly attempts: Pick<AttemptStore, 'all' | 'isAsking'>,
    @inject(StoredOwner) private readonly owner: Pick<StoredOwner, 'isPlayers'>,
    @inject(OtherTabs) private readonly others: Pick<OtherTabs, 'has'>,
  ) {}

  /** The transaction that this attempt made; undefined when there is none, or the gateway can't list it in time. Rejects when aborted. */
  find(attempt: AttemptRecord, signal: AbortSignal): Promise<TransactionLine | undefined> {
    return settledWithin(this.search(attempt, signal), CALL_LIMIT_MS, this.clock);
  }

  private async search(attempt: AttemptRecord, signal: AbortSignal): Promise<TransactionLine | undefined> {
    const list = () => this.realtime.request('BANKING:transactions-list', { limit: 20 });
    try {
      const { transactions } = await askWhenOpen(this.realtime, list, { signal });
      return this.isNamedIn(transactions)
        ? transactions.find(({ clientKey }) => clientKey === attempt.key)
        : this.likeliest(attempt, transactions);
    } catch (thrown) {
      signal.throwIfAborted();
      const error = AppError.from(thrown);
      if (error.status !== 404) this.errors.report(error);
      return undefined;
    }
  }

  /** False on a closed line: a call there would be told to the host as an error. Observable. */
  get canLook(): boolean {
    return this.realtime.state === 'open';
  }

  /** Asks for the list and never rejects. Where the gateway has none, or does not answer, `hasAnswer` is false. */
  async look(): Promise<{ hasAnswer: boolean }> {
    if (!this.canLook) return { hasAnswer: false };
    try {
      this.seen = (await this.realtime.request('BANKING:transactions-list', { limit: 20 })).transactions;
      return { hasAnswer: true };
    } catch {
      // Not reported: it is asked for at each form, also on a line that has gone.
      return { hasAnswer: false };
    }
  }

  /**
   * A recent payment in the list that was asked for last, which this tab doesn't know and beside which the wish may be paid
   * twice: one of the same method that waits, or one that looks the same and was made.
   */
  rivalOf(wish: AttemptIntent): TransactionLine | undefined {
    const since = this.serverClock.now() - ATTEMPT_KEY_LIFE_MS;
    return this.seen.find((line) => {
      const { flow, methodName } = intentOfLine(line);
      if (flow !== wish.flow || methodName !== wish.methodName || line.status === 'mistaked') return false;
      const isRival = !isEndStatus(line.status) || isAlike(intentOfLine(line), wish);
      return isRival && Date.parse(line.createdAt) >= since && !this.isKnown(line);
    });
  }

  private isKnown({ flow, id, clientKey }: TransactionLine): boolean {
    const isOwn = this.attempts.all.some(
      ({ key, intent, transactionId }) => intent.flow === flow && (transactionId === id || key === clientKey),
    );
    return isOwn || this.others.has(flow, id);
  }

  /** Whether the gateway's lines name the key of their create: then that alone tells whose line it is (contract 7). */
  private isNamedIn(lines: readonly TransactionLine[]): boolean {
    return lines.some(({ clientKey }) => clientKey != null);
  }

  /**
   * The earliest line since the create that looks like it, and is none of a transaction that is known already. Undefined
   * where more lines look like it than creates of this tab are lost: one of them was made in another tab or place.
   */
  private likeliest(
    { key, intent, startedAt }: AttemptRecord,
    lines: readonly TransactionLine[],
  ): TransactionLine | undefined {
    // Another player's of this tab may look the same.
    if (!this.owner.isPlayers(intent.flow, key)) return undefined;
    // The reply has set the server clock, so the comparison is right even if the device's clock is wrong.
    const since = startedAt + this.serverClock.now() - this.clock.now() - CLOCK_SLACK_MS;
    const alike = lines.filter(
      (line) =>
        isAlike(intent, intentOfLine(line)) &&
        !isElsewhere(intent, line) &&
        Date.parse(line.createdAt) >= since &&
        !this.isKnown(line),
    );
    const lost = this.attempts.all.filter((one) => isOpen(one) && isAlike(one.intent, intent));
    // One that is being sent is about to hear which line is its own.
    const isAsked = lost.some((one) => one.key !== key && this.attempts.isAsking(one.key));
    return isAsked || alike.length > lost.length ? undefined : alike.at(-1);
  }
}

/** Whether both name an account by its last digits, and not the same. */
function isElsewhere({ destination }: AttemptIntent, line: TransactionLine): boolean {
  const [wanted, listed] = [destination, line.destination].map((name) => /\d{3,4}$/u.exec(name ?? '')?.[0].slice(-3));
  return wanted !== undefined && listed !== undefined && wanted !== listed;
}
