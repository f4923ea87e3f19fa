import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { Flow } from '../../contract/primitives';
import type { StandingPush } from '../../contract/realtime';
import type { RecentPayment } from '../../contract/recent';
import type { Lock, PlayerLimit, Standing } from '../../contract/standing';
import { Realtime } from '../../core/realtime/realtime';

const NOTHING: Standing = { recent: [], locks: [] };

/** What the gateway says of the player beside the methods (contract 6): closed flows, limits, what worked last. Observable. */
@injectable()
export class PlayerStanding {
  private readonly stop: () => void;
  private held: Readonly<Record<Flow, Standing>> = { deposit: NOTHING, withdrawal: NOTHING };

  constructor(@inject(Realtime) realtime: Realtime) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.stop = realtime.on('player.standing', this.change);
  }

  /** Beside the first page of a flow's methods. */
  take(flow: Flow, standing: Standing): void {
    const { locks, limits } = standing;
    // Locks are the player's: each answer has those of both flows. Limits are told with deposits.
    const other: Flow = flow === 'deposit' ? 'withdrawal' : 'deposit';
    this.held = { ...this.held, [flow]: standing, [other]: { ...this.held[other], locks } };
    if (flow === 'deposit' && limits) this.setLimits(limits);
  }

  /** The first one: a flow is closed or it is not. */
  lockOf(flow: Flow): Lock | undefined {
    return this.held[flow].locks.find((lock) => lock.flow === flow);
  }

  recentOf(flow: Flow): readonly RecentPayment[] {
    return this.held[flow].recent;
  }

  /** Of deposits, the shortest period first. */
  get limits(): readonly PlayerLimit[] {
    return this.held.deposit.limits ?? [];
  }

  /** The gateway knows limits: the player may set some. */
  get canSetLimits(): boolean {
    return this.held.deposit.limits != null;
  }

  /** Locks and limits as they are from now on; what is absent stays. */
  change({ locks, limits }: StandingPush): void {
    const { deposit, withdrawal } = this.held;
    if (locks) this.held = { deposit: { ...deposit, locks }, withdrawal: { ...withdrawal, locks } };
    if (limits) this.setLimits(limits);
  }

  /** It is another player's, or another region's. */
  forget(): void {
    this.held = { deposit: NOTHING, withdrawal: NOTHING };
  }

  dispose(): void {
    this.stop();
  }

  private setLimits(limits: readonly PlayerLimit[]): void {
    this.held = { ...this.held, deposit: { ...this.held.deposit, limits: [...limits] } };
  }
}
