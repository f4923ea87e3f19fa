import { inject, injectable } from 'tsyringe';
import { readLeniently } from '../../contract/lenient';
import type { Flow } from '../../contract/primitives';
import { Standing } from '../../contract/standing';
import type { AppError } from '../../core/errors/app-error';
import { ErrorHandler } from '../../core/errors/error-handler';
import { AttemptStore } from '../attempt/attempt-store';
import { CatalogueSource } from '../methods/catalogue-source';
import { PlayerStanding } from '../standing/player-standing';

const LIMIT_REACHED = 'banking.limitReached';
/** Refusals that mean that the flow is closed, with the reason to show where the gateway does not name the lock. */
const CLOSED: Readonly<Record<string, string>> = {
  'banking.flowLocked': 'unknown',
  [LIMIT_REACHED]: 'limit_reached',
};
/** A refusal that may come from a limit that the cashier does not know yet. */
const MAY_BE_LIMIT = 'banking.amountOutOfLimits';

/**
 * A refused create may reveal more than the last response and pushes did. The player's standing is then requested
 * again, so that a closed flow is shown by its page and a new limit at the amount.
 */
@injectable()
export class StandingRefresh {
  private readonly stop: () => void;

  constructor(
    @inject(AttemptStore) attempts: AttemptStore,
    @inject(CatalogueSource) private readonly source: CatalogueSource,
    @inject(PlayerStanding) private readonly player: PlayerStanding,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {
    const onRefused = ({ flow }: { flow: Flow }, error: AppError) => void this.heed(flow, error.code ?? '');
    attempts.onRefused.add(onRefused);
    this.stop = () => void attempts.onRefused.delete(onRefused);
  }

  dispose(): void {
    this.stop();
  }

  private async heed(flow: Flow, code: string): Promise<void> {
    const reason = CLOSED[code];
    if (reason === undefined && !(code === MAY_BE_LIMIT && flow === 'deposit')) return;
    try {
      // The standing comes with the first page of methods; the methods themselves are ignored.
      const mark = this.player.mark();
      const { standing } = await this.source.methods(flow, { limit: 1 });
      const read = readLeniently(Standing, standing ?? {}, `${flow} standing`);
      if (standing !== undefined && read.ok) this.player.take(flow, read.value, mark);
    } catch (error) {
      this.errors.report(error, { call: 'standing', flow });
    }
    if (reason !== undefined && !(code === LIMIT_REACHED && this.leavesSomething(flow)))
      this.player.close(flow, reason);
  }

  /** Whether the known limits leave room for a smaller amount, which the form then names. */
  private leavesSomething(flow: Flow): boolean {
    const { limits } = this.player;
    return flow === 'deposit' && limits.length > 0 && limits.every(({ max, used }) => max > (used ?? 0));
  }
}
