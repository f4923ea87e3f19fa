import { isNoOutcome } from '../../contract/status';
import { AppError } from '../../core/errors/app-error';
import { nextTry } from '../../core/realtime/next-try';
import type { Realtime } from '../../core/realtime/realtime';
import { RENEW_MS } from '../../core/realtime/renewal';
import type { Clock } from '../../core/time/time';
import { ATTEMPT_LIFE_MS } from './attempt-record';
import { failureKind, unresolved, type CreateCall, type Verdict } from './create-call';

/**
 * Milliseconds for which a create is sent again by itself: well within the day for which a gateway knows its key (contract
 * 5). A tab may have slept.
 */
const REPEATS_MS = ATTEMPT_LIFE_MS / 2;

/** Answers in a row that are no outcome, after which the outcome is looked for elsewhere. */
const MOST_TROUBLES = 3;

export type RunNews =
  | { type: 'notSent' | 'gone' | 'outcomeUnknown' }
  | { type: 'refused'; error: AppError }
  /** The gateway has named a time to wait; undefined when it is over. Milliseconds since the epoch. */
  | { type: 'waits'; until: number | undefined }
  | { type: 'answered'; verdict: Verdict };

interface Pause {
  /** What ends it early: `tap`, another submit; `leave`, the player's leaving. Undefined: nothing does. */
  endsBy: 'tap' | 'leave' | undefined;
  end(isChance: boolean): void;
}

/** Repeats one create until it has a definite answer, across lost replies and reconnects, always with the same key and data. */
export class AttemptRun<R> {
  private running: Promise<R> | undefined;
  private pause: Pause | undefined;
  private isStopped = false;
  private isChecking: boolean;
  /** The submit whose screen is shown now. */
  private latest: CreateCall<R>;

  constructor(
    private readonly call: CreateCall<R>,
    private readonly key: string,
    /** Id of the transaction that it continues. */
    private readonly begun: string | undefined,
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
    return this.pause?.endsBy === 'leave' && !this.isChecking && !this.isSentBefore();
  }

  /**
   * Returns the same promise while the run lasts; a run that waits sends again at once. Settles with a definite answer,
   * or rejects as `unresolved` where asking again now would bring the same.
   */
  resume(): Promise<R> {
    if (this.pause?.endsBy === 'tap') this.pause.end(true);
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
    if (this.pause?.endsBy === 'leave') this.pause.end(false);
  }

  /** Called when the cashier is disposed: nothing is sent any more, and the promise stays pending. */
  stop(): void {
    this.isStopped = true;
    this.pause?.end(false);
  }

  private async run(): Promise<R> {
    const end = this.clock.now() + REPEATS_MS;
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
        if ((await this.paused('leave', { ms: RENEW_MS })) && this.clock.now() < end) continue;
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
      await this.nextChance(error.retryAfterMs);
      if (this.clock.now() >= end) throw unresolved(error);
    }
  }

  private async tryOnce(): Promise<{ reply: R } | { error: AppError }> {
    try {
      return { reply: await this.call.send(this.key, this.begun) };
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

  /** A tap on an open channel need not wait. Before the time that the gateway has told, neither a connect nor a tap sends. */
  private async nextChance(toldMs: number | undefined): Promise<void> {
    const isTold = toldMs !== undefined;
    if (isTold) this.tell({ type: 'waits', until: this.clock.now() + toldMs });
    await this.paused(!isTold && this.realtime.state === 'open' ? 'tap' : undefined, { toldMs });
    if (isTold) this.tell({ type: 'waits', until: undefined });
  }

  /** True at the next connect, also with another token, or at a tap; false when the time is over or the player leaves. */
  private paused(endsBy: Pause['endsBy'], time: Parameters<typeof nextTry>[2]): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isChance: boolean) => {
        cancel();
        this.pause = undefined;
        // The rest of the run would send.
        if (!this.isStopped) resolve(isChance);
      };
      const cancel = nextTry(this.realtime, this.clock, time, end);
      this.pause = { endsBy, end };
    });
  }
}
