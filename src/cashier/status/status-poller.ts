import type { Clock } from '../../core/time/time';
import { mayAskNow, nextPollDelay } from './poll-schedule';

/** Asks for one deposit's status until it is stopped. Failures and silence end nothing: the next question comes anyway. */
export class StatusPoller {
  private readonly startedAt: number;
  private calls = 0;
  private lastAt: number | undefined;
  private isAsking = false;
  private isStopped = false;
  private hasFailed = false;
  private cancelTimer: (() => void) | undefined;

  constructor(
    private readonly clock: Clock,
    /** Asks once; must not reject. False when nothing could be sent: that does not count as a call. */
    private readonly ask: () => Promise<boolean>,
  ) {
    this.startedAt = clock.now();
    this.plan();
  }

  /** The page woke up or the channel is back. */
  askNow(): void {
    const sinceLast = this.lastAt === undefined ? undefined : this.clock.now() - this.lastAt;
    if (mayAskNow(this.history(), sinceLast)) void this.askOnce();
  }

  /** It was called failed. It may be paid all the same, which is asked for at the slow pace. */
  slowDown(): void {
    if (this.hasFailed) return;
    this.hasFailed = true;
    if (!this.isAsking) this.plan();
  }

  stop(): void {
    this.isStopped = true;
    this.cancelTimer?.();
  }

  /** Whatever the schedule says. */
  async askOnce(): Promise<void> {
    if (this.isStopped || this.isAsking) return;
    this.cancelTimer?.();
    this.isAsking = true;
    const before = this.lastAt;
    this.lastAt = this.clock.now();
    if (await this.ask()) this.calls += 1;
    else this.lastAt = before;
    this.isAsking = false;
    this.plan();
  }

  private plan(): void {
    this.cancelTimer?.();
    const delay = this.isStopped ? undefined : nextPollDelay(this.history());
    this.cancelTimer = delay === undefined ? undefined : this.clock.after(delay, () => void this.askOnce());
  }

  private history() {
    return { age: this.clock.now() - this.startedAt, calls: this.calls, hasFailed: this.hasFailed };
  }
}
