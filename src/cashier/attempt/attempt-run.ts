import { AppError } from '../../core/errors/app-error';
import type { Realtime } from '../../core/realtime/realtime';
import { RENEW_MS } from '../../core/realtime/renewal';
import type { Clock } from '../../core/time/time';
import { isSameIntent, type AttemptIntent, type AttemptRecord } from './attempt-record';
import { failureKind, type CreateCall, type Verdict } from './create-call';

/** Milliseconds before a create that got no answer is sent again on a channel that is open. */
export const RESEND_DELAY_MS = 5_000;

export type RunNews =
  | { type: 'notSent' | 'gone' | 'outcomeUnknown' }
  | { type: 'refused'; error: AppError }
  | { type: 'answered'; verdict: Verdict; onCreated: (attempt: AttemptRecord) => void };

/** Carries one create to a definite answer, over lost replies and reconnects, always with the same key and data. */
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

  /** Whether a submit of this intent is answered by this run: an edited amount waits until the outcome is known. */
  takes(intent: AttemptIntent): boolean {
    return this.isRenewing ? isSameIntent(this.call.intent, intent) : this.call.intent.methodName === intent.methodName;
  }

  get isRunning(): boolean {
    return this.running !== undefined;
  }

  /** Refused for its token, and sent again if another one comes: nothing is made so far, and nothing to be asked for. */
  private get isRenewing(): boolean {
    return this.refuse !== undefined;
  }

  /** The same promise while it runs; a run that waits asks again at once. Settles only with a definite answer. */
  resume(): Promise<R> {
    this.nudge?.();
    this.running ??= this.run().finally(() => (this.running = undefined));
    return this.running;
  }

  /** A later submit of the same intent: its screen is the one that is shown, so its callbacks count from now on. */
  join({ onChecking, onCreated }: CreateCall<R>): Promise<R> {
    this.call = { ...this.call, onChecking, onCreated } as CreateCall<R>;
    if (this.isChecking) onChecking?.();
    return this.resume();
  }

  /** The player is no longer there to be served: what waits for another token is refused, as it was. */
  endRenewal(): void {
    this.refuse?.();
  }

  /** The cashier goes away: nothing is sent any more, and the promise stays open. */
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
      // Nothing was made. A host that has a new token gives it at once, which is followed by a connect: no second tap.
      if (error.status === 401 && !hasRenewed) {
        hasRenewed = true;
        if (await this.renewal()) continue;
      }
      const kind = failureKind(error, this.isChecking);
      if (kind === 'notSent' || kind === 'refused') {
        // What was to be continued is no longer there: the next submit begins anew.
        if (error.code === 'banking.depositNotFound') this.tell({ type: 'gone' });
        else this.tell(kind === 'refused' ? { type: kind, error } : { type: kind });
        throw error;
      }
      this.startChecking();
      if (kind === 'leaveOpen') throw error;
      // On an open channel after a pause; on a closed one at its next connect.
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

  /** True at the next connect, which another token brings; false when none has come in time, or nobody waits any more. */
  private renewal(): Promise<boolean> {
    return this.pause(RENEW_MS, (end) => (this.refuse = () => end(false)));
  }

  /** The next connect; on an open channel after a pause, or when the player submits again. */
  private nextChance(): Promise<boolean> {
    const ms = this.realtime.state === 'open' ? RESEND_DELAY_MS : undefined;
    return this.pause(ms, (end) => (this.nudge = ms === undefined ? undefined : () => end(true)));
  }

  /** True at the next connect, false after `ms`, where that is given; `offer` gets a way to end it before. */
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
