import { AppError } from '../../core/errors/app-error';
import type { Realtime } from '../../core/realtime/realtime';
import { RENEW_MS } from '../../core/realtime/renewal';
import type { Clock } from '../../core/time/time';
import { isSameIntent, type AttemptIntent, type AttemptRecord } from './attempt-record';
import { failureKind, type CreateCall, type Verdict } from './create-call';

/** Milliseconds before a create that got no answer is sent again on an open channel. */
export const RESEND_DELAY_MS = 5_000;

export type RunNews =
  | { type: 'notSent' | 'gone' | 'outcomeUnknown' }
  | { type: 'refused'; error: AppError }
  | { type: 'answered'; verdict: Verdict; onCreated: (attempt: AttemptRecord) => void };

/** Repeats one create until it has a definite answer, across lost replies and reconnects, always with the same key and data. */
export class AttemptRun<R> {
  private running: Promise<R> | undefined;
  private nudge: (() => void) | undefined;
  private stopWaiting: (() => void) | undefined;
  private refuse: (() => void) | undefined;
  private isStopped = false;
  private isChecking: boolean;

  constructor(
    private call: CreateCall<R>,
    private readonly attempt: Pick<AttemptRecord, 'key' | 'step'>,
    private readonly realtime: Pick<Realtime, 'state' | 'onConnect'>,
    private readonly clock: Clock,
    private readonly tell: (news: RunNews) => void,
  ) {
    this.isChecking = attempt.step === 'checking';
  }

  /**
   * Whether this run answers a submit of `intent`. While the outcome is unknown, it answers any submit of the same
   * method: an edited amount waits. While it waits for another token, nothing has been created, so it answers the same
   * intent only.
   */
  takes(intent: AttemptIntent): boolean {
    return this.isRenewing ? isSameIntent(this.call.intent, intent) : this.call.intent.methodName === intent.methodName;
  }

  get isRunning(): boolean {
    return this.running !== undefined;
  }

  /**
   * The create was refused for its token and is sent again if another token comes. Nothing has been created so far, so
   * there is no outcome to ask for.
   */
  private get isRenewing(): boolean {
    return this.refuse !== undefined;
  }

  /**
   * Returns the same promise while the run lasts; a run that waits sends again at once. Settles with a definite answer,
   * or rejects where asking again now would bring the same (`leaveOpen`).
   */
  resume(): Promise<R> {
    this.nudge?.();
    this.running ??= this.run().finally(() => (this.running = undefined));
    return this.running;
  }

  /** Joins a later submit of the same intent. Its screen is the one that is shown now, so its callbacks replace the earlier ones. */
  join({ onChecking, onCreated }: CreateCall<R>): Promise<R> {
    this.call = { ...this.call, onChecking, onCreated } as CreateCall<R>;
    if (this.isChecking) onChecking?.();
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
    for (;;) {
      const tried = await this.tryOnce();
      if ('reply' in tried) return this.answer(tried.reply);
      const { error } = tried;
      if (this.isStopped) return new Promise(() => undefined);
      // Refused for its token, so nothing was created. A host with a new token sends it at once, and a connect follows:
      // retry then, without a second tap.
      if (error.status === 401 && !hasRenewed) {
        hasRenewed = true;
        if (await this.renewal()) continue;
      }
      const kind = failureKind(error, this.isChecking);
      if (kind === 'notSent' || kind === 'refused') {
        // The transaction that was to be continued no longer exists: the next submit begins a new one.
        if (error.code === 'banking.depositNotFound') this.tell({ type: 'gone' });
        else this.tell(kind === 'refused' ? { type: kind, error } : { type: kind });
        throw error;
      }
      this.startChecking();
      if (kind === 'leaveOpen') throw error;
      // Retry after a pause on an open channel, or at the next connect of a closed one.
      await this.nextChance();
    }
  }

  private async tryOnce(): Promise<{ reply: R } | { error: AppError }> {
    try {
      return { reply: await this.call.send(this.attempt.key) };
    } catch (error) {
      return { error: AppError.from(error) };
    }
  }

  private answer(reply: R): R {
    const { judge, onCreated } = this.call;
    this.tell({ type: 'answered', verdict: judge(reply), onCreated: (attempt) => onCreated?.(reply, attempt) });
    return reply;
  }

  private startChecking(): void {
    if (this.isChecking) return;
    this.isChecking = true;
    this.tell({ type: 'outcomeUnknown' });
    this.call.onChecking?.();
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
