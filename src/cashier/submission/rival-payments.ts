import { inject, injectable } from 'tsyringe';
import { isSameWish, type AttemptIntent, type AttemptRecord } from '../attempt/attempt-record';
import { isOpen } from '../attempt/attempt-machine';
import { AttemptStore } from '../attempt/attempt-store';
import { LostCreate } from '../attempt/lost-create';
import { OtherTabs } from '../attempt/other-tabs';
import { StoredOwner } from '../attempt/stored-owner';
import { isEndStatus } from '../status/status-rules';
import { TransactionStatusStore } from '../status/transaction-status-store';
import type { FirstPayment, Question } from './first-payment';
import { LISTED, UNHEARD, listed } from './paid-elsewhere';

/** Finds the payment beside which a wish would be a second one: of this tab, of another one, or as the gateway lists it. */
@injectable()
export class RivalPayments {
  constructor(
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(TransactionStatusStore) private readonly statuses: TransactionStatusStore,
    @inject(StoredOwner) private readonly owner: StoredOwner,
    @inject(OtherTabs) private readonly others: OtherTabs,
    @inject(LostCreate) private readonly lost: Pick<LostCreate, 'rivalOf'>,
  ) {}

  /** `isRenewal`: asked for in place of a code that can no longer be paid, so that a waiting one is no rival. */
  of(wish: AttemptIntent, isRenewal = false): AttemptRecord | undefined {
    const [unknown] = this.attempts.unknownOf(wish.flow);
    if (unknown || isRenewal) return unknown;
    return this.attempts.waitingBeside(wish).find(this.isWaiting) ?? this.others.rivalOf(wish);
  }

  /** As the gateway has listed it, when it was asked last. */
  listedFor(wish: AttemptIntent): AttemptRecord | undefined {
    const line = this.lost.rivalOf(wish);
    return line && listed(line);
  }

  /** The first payment of a question as it is now; undefined once there is none to ask about. */
  asItIs({ first, wish }: Pick<Question, 'first' | 'wish'>): AttemptRecord | undefined {
    if (first.key === LISTED || first.key === UNHEARD) return first;
    const known = this.attempts.find(first.key) ?? this.others.find(first.key);
    return known ?? (this.others.isWish(first.key) ? this.others.rivalOf(wish) : undefined);
  }

  describe(attempt: AttemptRecord, wish: AttemptIntent): FirstPayment {
    const { intent, transactionId, key } = attempt;
    const isOwn = !this.others.isStranger(key) && this.owner.isPlayers(intent.flow, transactionId ?? key) === true;
    // Whether it waits does not help one who may not see its page.
    if (!isOwn) return { intent, state: 'checking', isOwn, second: wish, isOther: false };
    if (key === UNHEARD) return { intent, state: 'unheard', isOwn, second: wish, isOther: false };
    const state = attempt.step === 'ended' ? 'made' : isOpen(attempt) ? 'checking' : 'waiting';
    // Digests of another tab have another key.
    const isOther = this.attempts.isOwn(attempt) && !isSameWish(intent, wish);
    return { intent, state, isOwn, second: wish, isOther };
  }

  private isWaiting = ({ intent, transactionId }: AttemptRecord): boolean =>
    transactionId == null || !isEndStatus(this.statuses.statusOf(intent.flow, transactionId));
}
