import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { Flow } from '../../contract/primitives';
import type { StandingPush } from '../../contract/realtime';
import type { RecentPayment } from '../../contract/recent';
import type { Forfeit, Lock, PlayerLimit, Standing } from '../../contract/standing';
import { Realtime } from '../../core/realtime/realtime';
import { bindingLock } from './binding-lock';

type ByFlow<T> = Readonly<Record<Flow, readonly T[]>>;

const NONE = { deposit: [], withdrawal: [] } as const;

/** What the gateway says of the player beside the methods (contract 6): closed flows, limits, what worked last. Observable. */
@injectable()
export class PlayerStanding {
  /** Of deposits, the shortest period first. */
  limits: readonly PlayerLimit[] = [];
  /** The gateway knows limits: the player may set some. */
  canSetLimits = false;
  /** What a withdrawal would take away; undefined when nothing. */
  forfeit: Forfeit | undefined = undefined;
  private locks: ByFlow<Lock> = NONE;
  private recent: ByFlow<RecentPayment> = NONE;
  private readonly stop: () => void;

  constructor(@inject(Realtime) realtime: Realtime) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.stop = realtime.on('player.standing', this.change);
  }

  /** Beside the first page of a flow's methods. */
  take(flow: Flow, { locks, limits, recent, forfeit }: Standing): void {
    const other: Flow = flow === 'deposit' ? 'withdrawal' : 'deposit';
    const named = ofFlow(locks, other);
    // An answer is all about its own flow. A gateway may leave out the other flow's locks, so that silence opens nothing.
    this.setLocks(flow, ofFlow(locks, flow));
    if (named.length > 0) this.setLocks(other, named);
    this.recent = { ...this.recent, [flow]: recent };
    if (flow === 'withdrawal') this.forfeit = forfeit ?? undefined;
    if (flow === 'deposit' && limits) this.setLimits(limits);
  }

  /** Why the flow is closed; undefined while it is open. */
  lockOf(flow: Flow): Lock | undefined {
    return bindingLock(this.locks[flow]);
  }

  recentOf(flow: Flow): readonly RecentPayment[] {
    return this.recent[flow];
  }

  /** All locks and limits as they are from now on; what is absent stays. */
  change({ locks, limits }: StandingPush): void {
    if (locks) {
      this.setLocks('deposit', ofFlow(locks, 'deposit'));
      this.setLocks('withdrawal', ofFlow(locks, 'withdrawal'));
    }
    if (limits) this.setLimits(limits);
  }

  /** The gateway has refused a payment of the flow without a word of why. */
  close(flow: Flow, reason: string): void {
    if (!this.lockOf(flow)) this.setLocks(flow, [{ flow, reason }]);
  }

  /** It is another player's, or another region's. */
  forget(): void {
    this.locks = NONE;
    this.recent = NONE;
    this.forfeit = undefined;
    this.limits = [];
    this.canSetLimits = false;
  }

  dispose(): void {
    this.stop();
  }

  private setLocks(flow: Flow, locks: readonly Lock[]): void {
    this.locks = { ...this.locks, [flow]: locks };
  }

  private setLimits(limits: readonly PlayerLimit[]): void {
    this.limits = limits;
    this.canSetLimits = true;
  }
}

const ofFlow = (locks: readonly Lock[], flow: Flow) => locks.filter((lock) => (lock.flow ?? flow) === flow);
