import { isNoOutcome } from '../../contract/status';
import { AppError } from '../../core/errors/app-error';
import type { Realtime } from '../../core/realtime/realtime';
import { RENEW_MS } from '../../core/realtime/renewal';
import type { Clock } from '../../core/time/time';
import { failureKind, unresolved, type CreateCall, type Verdict } from './create-call';

/** Milliseconds before a create that got no answer is sent again on an open channel. */
export const RESEND_DELAY_MS = 5_000;
/** Answers in a row that are no outcome, after which the outcome is looked for elsewhere. */
const MOST_TROUBLES = 3;

export type RunNews =
  | { type: 'notSent' | 'gone' | 'outcomeUnknown' }
  | { type: 'refused'; error: AppError }
  /** The gateway has named a time to wait; undefined when it is over. Milliseconds since the epoch. */
  | { type: 'waits'; until: number | undefined }
  | { type: 'answered'; verdict: Verdict };

/** Repeats one create until it has a definite answer, across lost replies and reconnects, always with the same key and data. */
export class AttemptRun<R> {
  private running: Promise<R> | undefined;
  private nudge: (() => void) | undefined;
  private stopWaiting: (() => void) | undefined;
  private refuse: (() => void) | undefined;
  private isStopped = false;
  private isChecking: boolean;
  /** The submit whose screen is shown now. */
  private latest: CreateCall<R>;

  constructor(
    private readonly call: CreateCall<R>,
    private readonly key: string,
    /** Whether this create was sent before this run, or is being sent by another frame. */
    private readonly isSentBefore: () => boolean,
    private readonly realtime: Pick<Realtime, 'state' | 'onConnect'>,
    private readonly clock: Clock,
    private readonly tell: (news: RunNews) => void,
  ) {
    this.isChecking = isSentBefore();
    this.latest = call;
  }

  get isRunning(): boolean {
    return this.running !== undefined;
  }

  /**
   * The first sending was refused for its token, and the create is sent again if another token comes. Nothing has been
   * created so far, so there is no outcome to ask for. A repeat that is refused so says nothing of the first sending.
   */
  get isRenewing(): boolean {
    return this.refuse !== undefined && !this.isChecking && !this.isSentBefore();
  }

  /**
   * Returns the same promise while the run lasts; a run that waits sends again at once. Settles with a definite answer,
   * or rejects as `unresolved` where asking again now would bring the same.
   */
  resume(): Promise<R> {
    this.nudge?.();
    this.running ??= this.run().finally(() => (this.running = undefined));
    return this.running;
  }

  isFor(call: object): boolean {
    return this.latest === call;
  }

  /** Joins a later submit of the same intent. Its screen is the one that is shown now. */
  join(call: CreateCall<R>): Promise<R> {
    this.latest = call;
    if (this.isChecking) call.onChecking?.();
    return this.resume();
  }

  /** The player has left or wants something else: a create that waits for another token is rejected with its refusal. */
  endRenewal(): void {
    this.refuse?.();
  }

  /** Called when the cashier is disposed: nothing is sent any more, and the promise stays pending. */
  stop(): void {
    this.isStopped = true;
    this.stopWaiting?.();
  }

  private async run(): Promise<R> {
    let hasRenewed = false;
    let troubles = 0;
    for (let sendings = 1; ; sendings += 1) {
      const tried = await this.tryOnce();
      // The page that waits for this answer is gone; the record, still open, is found again by its own player.
      if (this.isStopped) return new Promise(() => undefined);
      if ('reply' in tried) return this.answer(tried.reply);
      const { error } = tried;
      // Refused for its token, so nothing was created. A host with a new token sends it at once, and a connect follows:
      // retry then, without a second tap.
      if (error.status === 401 && !hasRenewed) {
        hasRenewed = true;
        if (await this.renewal()) continue;
      }
      // Refused for its token each time, it was made by none.
      const isRepeat = sendings > 1 && error.status !== 401;
      const kind = failureKind(error, isRepeat || this.isChecking || this.isSentBefore());
      if (kind === 'notSent' || kind === 'refused') {
        // The transaction that was to be continued no longer exists: the next submit begins a new one.
        if (error.code === 'banking.depositNotFound') this.tell({ type: 'gone' });
        else this.tell(kind === 'refused' ? { type: kind, error } : { type: kind });
        throw error;
      }
      this.startChecking();
      // A token that has ended is the player's to renew; the next submit sends the same key.
      if (kind === 'leaveOpen') throw error.status === 401 ? error : unresolved(error);
      if (isNoOutcome(error.status) && ++troubles >= MOST_TROUBLES) throw unresolved(error);
      await (error.retryAfterMs === undefined ? this.nextChance() : this.wait(error.retryAfterMs));
    }
  }

  private async tryOnce(): Promise<{ reply: R } | { error: AppError }> {
    try {
      return { reply: await this.call.send(this.key) };
    } catch (error) {
      return { error: AppError.from(error) };
    }
  }

  /** A repeat that is blocked, or asks for more fields, says nothing of the first sending: only a success ends the wish. */
  private answer(reply: R): R {
    const verdict = this.call.judge(reply);
    if (verdict.kind !== 'created' && (this.isChecking || this.isSentBefore())) {
      this.startChecking();
      throw unresolved(new AppError('A repeat got another answer', { code: 'attempt.otherAnswer' }));
    }
    this.tell({ type: 'answered', verdict });
    return reply;
  }

  private startChecking(): void {
    if (this.isChecking) return;
    this.isChecking = true;
    this.tell({ type: 'outcomeUnknown' });
    this.latest.onChecking?.();
  }

  /** True at the next connect, which another token brings about; false when none comes in time or the wait is ended. */
  private renewal(): Promise<boolean> {
    return this.pause(RENEW_MS, (end) => (this.refuse = () => end(false)));
  }

  /** Resolves at the next connect; on an open channel also after a pause, or when the player submits again. */
  private nextChance(): Promise<boolean> {
    const ms = this.realtime.state === 'open' ? RESEND_DELAY_MS : undefined;
    return this.pause(ms, (end) => (this.nudge = ms === undefined ? undefined : () => end(true)));
  }

  /** Waits as long as the gateway has asked: neither a connect nor a tap sends before. */
  private async wait(ms: number): Promise<void> {
    this.tell({ type: 'waits', until: this.clock.now() + ms });
    await new Promise<void>((resolve) => {
      const stopTimer = this.clock.after(ms, resolve);
      this.stopWaiting = () => stopTimer();
    });
    this.tell({ type: 'waits', until: undefined });
  }

  /** True at the next connect, false after `ms`, if given; `offer` receives a function that ends the pause early. */
  private pause(ms: number | undefined, offer: (end: (isChance: boolean) => void) => void): Promise<boolean> {
    return new Promise((resolve) => {
      const done = (isChance: boolean) => {
        this.stopWaiting?.();
        resolve(isChance);
      };
      const stopConnect = this.realtime.onConnect(() => done(true));
      const stopTimer = ms === undefined ? undefined : this.clock.after(ms, () => done(false));
      offer(done);
      this.stopWaiting = () => {
        stopConnect();
        stopTimer?.();
        this.nudge = this.refuse = undefined;
      };
    });
  }
}
