import type { Clock } from '../../core/time/time';
import { mayAskNow, nextPollDelay } from './poll-schedule';

/** Polls the status of one transaction until it is stopped. Errors and missing answers do not end the polling. */
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
    /** Polls once; must not reject. Resolves to false when nothing could be sent; that does not count as a call. */
    private readonly ask: () => Promise<boolean>,
  ) {
    this.startedAt = clock.now();
    this.plan();
  }

  /** Called when the page woke up or the channel is connected again. */
  askNow(): void {
    const sinceLast = this.lastAt === undefined ? undefined : this.clock.now() - this.lastAt;
    if (mayAskNow(this.history(), sinceLast)) void this.askOnce();
  }

  /** The transaction was reported as failed. It may still be paid, so polling goes on at the slow pace. */
  slowDown(): void {
    if (this.hasFailed) return;
    this.hasFailed = true;
    if (!this.isAsking) this.plan();
  }

  stop(): void {
    this.isStopped = true;
    this.cancelTimer?.();
  }

  /** Polls at once, whatever the schedule says, unless a poll is under way. */
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
