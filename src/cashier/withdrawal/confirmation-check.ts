import { when } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { untilOpen } from '../../core/realtime/ask-when-open';
import { Realtime } from '../../core/realtime/realtime';
import { Clock } from '../../core/time/time';
import { StoredOwner } from '../attempt/stored-owner';
import { PendingConfirmation } from '../attempt/pending-confirmation';
import { ConfirmedWithdrawal } from './confirmed-withdrawal';
import { withdrawalState } from './withdrawal-state';

/**
 * After a reload: a withdrawal that is kept as waiting for its code may have been confirmed, its answer lost with the
 * page before. Then it is no longer said to wait, and the host hears of it.
 */
@injectable()
export class ConfirmationCheck {
  private readonly leaving = new AbortController();

  constructor(
    @inject(PendingConfirmation) private readonly pending: PendingConfirmation,
    @inject(StoredOwner) private readonly owner: Pick<StoredOwner, 'isPlayers'>,
    @inject(ConfirmedWithdrawal) private readonly confirmed: ConfirmedWithdrawal,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Clock) private readonly clock: Clock,
  ) {
    // Rejects only when the cashier is disposed.
    for (const { withdrawalId } of pending.waiting) this.check(withdrawalId).catch(() => undefined);
  }

  dispose(): void {
    this.leaving.abort();
  }

  private async check(id: string): Promise<void> {
    await when(() => this.owner.isPlayers('withdrawal', id) === true, this.leaving);
    await untilOpen(this.realtime, this.leaving);
    const state = await withdrawalState(id, this.realtime, this.clock);
    if (!state || state.isWaiting) return;
    if (state.isConfirmed) this.confirmed.settle(id);
    else this.pending.end(id);
  }
}
