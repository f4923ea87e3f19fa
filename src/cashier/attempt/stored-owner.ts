import { makeAutoObservable, observable, reaction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { Flow } from '../../contract/primitives';
import { AppError } from '../../core/errors/app-error';
import { isRefusal } from '../../core/errors/is-refusal';
import { askWhenOpen } from '../../core/realtime/ask-when-open';
import { Realtime } from '../../core/realtime/realtime';
import { isUnsupported } from '../../core/realtime/unsupported-calls';
import { Session } from '../../core/session/session';
import { Clock } from '../../core/time/time';
import { askStatus } from '../status/ask-status';
import { PendingConfirmation } from './pending-confirmation';
import type { AttemptRecord } from './attempt-record';
import { AttemptStore } from './attempt-store';

/** Milliseconds after which a no is asked for again: what was just made may not be known everywhere yet. */
const AGAIN_MS = 5_000;

/** A payment in session storage whose owner must be known before it is shown. */
interface Held {
  flow: Flow;
  id: string;
  methodName: string;
  /** Another frame of the tab may still show it, so its record stays whoever it belongs to. */
  isShared: boolean;
}

/**
 * Finds out whether the payments in session storage that this page has not made are this player's. A host that
 * names its player is trusted: each one's records are apart (playerStore). Without a name, what was made under another
 * key of wishes, which means another token, is not shown before the gateway has confirmed that it is this player's. Observable.
 */
@injectable()
export class StoredOwner {
  /** By flow and id. Undefined: not answered yet, or a create whose outcome is unknown, whose owner cannot be determined. */
  private readonly held = observable.map<string, boolean | undefined>();
  private readonly leaving = new AbortController();
  private stops: readonly (() => void)[] = [];

  constructor(
    @inject(Session) session: Session,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(PendingConfirmation) private readonly confirmation: PendingConfirmation,
    @inject(Clock) private readonly clock: Pick<Clock, 'after'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    if (session.userId === '') this.begin();
  }

  /** True for anything that this page has created. Undefined while it is not known; then the payment is not shown. */
  isPlayers(flow: Flow, id: string): boolean | undefined {
    const key = keyOf(flow, id);
    return this.held.has(key) ? this.held.get(key) : true;
  }

  dispose(): void {
    this.leaving.abort();
    for (const stop of this.stops) stop();
  }

  private begin(): void {
    for (const { withdrawalId: id, methodName } of this.confirmation.waiting) {
      const made = this.attempts.ofTransaction('withdrawal', id);
      if (made?.transactionId === id && this.attempts.isOwn(made)) continue;
      this.check({ flow: 'withdrawal', id, methodName, isShared: false });
    }
    // The gateway pushes a transaction's status to its own player only.
    this.stops = [
      // What another frame of the tab has begun since may be another player's as well.
      reaction(
        () => this.attempts.all,
        (all, before) => this.hold(all, before !== undefined),
        { fireImmediately: true },
      ),
      this.realtime.on('deposit.status', ({ id }) => this.claim('deposit', id)),
      this.realtime.on('withdrawal.status', ({ id }) => this.claim('withdrawal', id)),
    ];
  }

  private hold(attempts: readonly AttemptRecord[], isShared: boolean): void {
    for (const attempt of attempts) {
      if (this.attempts.isOwn(attempt)) continue;
      const { intent, key, transactionId: id } = attempt;
      const { flow, methodName } = intent;
      if (id == null) this.held.set(keyOf(flow, key), undefined);
      else this.check({ flow, id, methodName, isShared });
    }
  }

  /** It is this player's, whatever was said before. */
  private claim(flow: Flow, id: string): void {
    const key = keyOf(flow, id);
    if (!this.held.has(key)) return;
    this.held.set(key, true);
    this.attempts.takeBack(flow, id);
    if (flow === 'withdrawal') this.confirmation.takeBack(id);
  }

  private check(held: Held): void {
    const key = keyOf(held.flow, held.id);
    if (this.held.has(key)) return;
    this.held.set(key, undefined);
    void this.ask(held).then((answer) => {
      this.settle(held, answer);
      if (answer !== false) return;
      const again = () => void this.ask(held).then((isOwn) => isOwn && this.claim(held.flow, held.id));
      this.clock.after(AGAIN_MS, again);
    });
  }

  /** Undefined where the gateway can't say, or the cashier is disposed before it has. */
  private ask(held: Held): Promise<boolean | undefined> {
    return askWhenOpen(this.realtime, () => isKnown(this.realtime, held), this.leaving).catch((thrown: unknown) =>
      isNo(AppError.from(thrown)) ? false : undefined,
    );
  }

  private settle({ flow, id, isShared }: Held, answer: boolean | undefined): void {
    if (this.held.get(keyOf(flow, id))) return;
    this.held.set(keyOf(flow, id), answer);
    if (answer !== false || isShared) return;
    this.attempts.leaveToOwner(flow, id);
    if (flow === 'withdrawal') this.confirmation.leaveToOwner(id);
  }
}

/**
 * Looks into the player's own list, so that no id of another player is asked for; by its id alone where the gateway has
 * no list. Rejects where the gateway can't say, or answers by a refusal.
 */
async function isKnown(realtime: Realtime, held: Held): Promise<boolean> {
  try {
    const { transactions } = await realtime.request('BANKING:transactions-list', { limit: 20 });
    return transactions.some(({ flow, id }) => flow === held.flow && id === held.id);
  } catch (thrown) {
    if (!isUnsupported(AppError.from(thrown))) throw thrown;
  }
  if (held.flow === 'deposit') await askStatus(realtime, held);
  else await realtime.request('BANKING:withdrawal-resume', { withdrawalId: held.id });
  return true;
}

/** A gateway that does not know the call, or wants to be asked later, has not said no. */
const isNo = (error: AppError): boolean => isRefusal(error.status) && !isUnsupported(error);

const keyOf = (flow: Flow, id: string): string => `${flow}:${id}`;
