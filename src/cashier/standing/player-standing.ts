import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { Flow } from '../../contract/primitives';
import type { StandingPush } from '../../contract/realtime';
import type { RecentPayment } from '../../contract/recent';
import type { Forfeit, Lock, PlayerLimit, Standing } from '../../contract/standing';
import { Realtime } from '../../core/realtime/realtime';
import { bindingLock } from './binding-lock';

type ByFlow<T> = Readonly<Record<Flow, readonly T[]>>;

/** How many changes of locks and of limits there were when a request was sent. */
export interface StandingMark {
  readonly locks: number;
  readonly limits: number;
}

const NONE = { deposit: [], withdrawal: [] } as const;

/** What the gateway sends about the player beside the methods (contract 6): closed flows, limits, recent payments. Observable. */
@injectable()
export class PlayerStanding {
  /** Limits of deposits, the shortest period first. */
  limits: readonly PlayerLimit[] = [];
  /** True when the gateway supports limits, so that the player may set some. */
  canSetLimits = false;
  /** What the player would lose by a withdrawal; undefined when nothing. */
  forfeit: Forfeit | undefined = undefined;
  private locks: ByFlow<Lock> = NONE;
  private recent: ByFlow<RecentPayment> = NONE;
  private changes: StandingMark = { locks: 0, limits: 0 };
  private readonly stop: () => void;

  constructor(@inject(Realtime) realtime: Realtime) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.stop = realtime.on('player.standing', this.change);
  }

  /** Call it before the request whose response goes to `take`. */
  mark(): StandingMark {
    return this.changes;
  }

  /**
   * Takes over what comes with the first page of a flow's methods. `since`: locks and limits that have changed after that mark
   * are newer than the response, and stay.
   */
  take(flow: Flow, { locks, limits, recent, forfeit }: Standing, since = this.changes): void {
    if (since.locks === this.changes.locks) this.takeLocks(flow, locks);
    this.recent = { ...this.recent, [flow]: recent };
    if (flow === 'withdrawal') this.forfeit = forfeit ?? undefined;
    if (flow === 'deposit' && limits && since.limits === this.changes.limits) this.setLimits(limits);
  }

  /** Why the flow is closed; undefined while it is open. */
  lockOf(flow: Flow): Lock | undefined {
    return bindingLock(this.locks[flow]);
  }

  recentOf(flow: Flow): readonly RecentPayment[] {
    return this.recent[flow];
  }

  /** Applies a push: its locks and limits replace all the earlier ones; what is absent stays. */
  change({ locks, limits }: StandingPush): void {
    this.changes = {
      locks: this.changes.locks + Number(locks != null),
      limits: this.changes.limits + Number(limits != null),
    };
    if (locks) {
      this.setLocks('deposit', ofFlow(locks, 'deposit'));
      this.setLocks('withdrawal', ofFlow(locks, 'withdrawal'));
    }
    if (limits) this.setLimits(limits);
  }

  /** Closes a flow because the gateway has refused a payment of it without naming a lock. */
  close(flow: Flow, reason: string): void {
    if (this.lockOf(flow)) return;
    this.changes = { ...this.changes, locks: this.changes.locks + 1 };
    this.setLocks(flow, [{ flow, reason }]);
  }

  /** Drops everything, because it belongs to another player or another region. */
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

  private takeLocks(flow: Flow, locks: readonly Lock[]): void {
    const other: Flow = flow === 'deposit' ? 'withdrawal' : 'deposit';
    const named = ofFlow(locks, other);
    // A response is complete for its own flow only. A gateway may leave out the other flow's locks, so their absence
    // opens nothing.
    this.setLocks(flow, ofFlow(locks, flow));
    if (named.length > 0) this.setLocks(other, named);
  }

  private setLocks(flow: Flow, locks: readonly Lock[]): void {
    this.locks = { ...this.locks, [flow]: locks };
  }

  private setLimits(limits: readonly PlayerLimit[]): void {
    this.limits = limits.filter(({ kind }) => kind === 'deposit');
    this.canSetLimits = true;
  }
}

const ofFlow = (locks: readonly Lock[], flow: Flow) => locks.filter((lock) => (lock.flow ?? flow) === flow);
