import { when } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { Flow } from '../../contract/primitives';
import type { TransactionLine } from '../../contract/transactions';
import { AppError } from '../../core/errors/app-error';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Realtime } from '../../core/realtime/realtime';
import { ServerClock } from '../../core/time/server-clock';
import { Clock } from '../../core/time/time';
import type { AttemptRecord } from '../attempt/attempt-record';

/** Milliseconds of tolerance, since two clocks that agree may be measured as different. */
const CLOCK_SLACK_MS = 2_000;

/**
 * After a reload a create whose reply was lost cannot be sent again, because the typed data is gone. Its outcome is
 * found in the player's latest transactions, if the gateway can list them.
 */
@injectable()
export class LostCreate {
  constructor(
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Clock) private readonly clock: Clock,
    @inject(ServerClock) private readonly serverClock: ServerClock,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {}

  /** The transaction that this attempt made; undefined when there is none, or the gateway can't list it. */
  async find({ intent, startedAt }: AttemptRecord, signal: AbortSignal): Promise<TransactionLine | undefined> {
    for (;;) {
      await when(() => this.realtime.state === 'open', { signal });
      try {
        const { transactions } = await this.realtime.request('BANKING:transactions-list', { limit: 20 });
        // The reply has set the server clock, so the comparison is right even if the device's clock is wrong.
        const since = startedAt + this.serverClock.now() - this.clock.now() - CLOCK_SLACK_MS;
        const isIt = (line: TransactionLine) => isOf(line, intent) && Date.parse(line.createdAt) >= since;
        return transactions.findLast(isIt);
      } catch (thrown) {
        signal.throwIfAborted();
        const error = AppError.from(thrown);
        if (error.code === 'socket.networkError' || error.code === 'socket.timeout') continue;
        if (error.status !== 404) this.errors.report(error);
        return undefined;
      }
    }
  }
}

function isOf(line: TransactionLine, intent: AttemptRecord['intent'] & { flow: Flow }): boolean {
  const { flow, paymentMethod, amount, currency } = line;
  return (
    flow === intent.flow &&
    paymentMethod === intent.methodName &&
    amount === intent.amount &&
    currency === intent.currency
  );
}
