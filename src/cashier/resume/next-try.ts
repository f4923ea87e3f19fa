import Big from 'big.js';
import { makeAutoObservable, reaction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { Decline } from '../../contract/decline';
import type { PaymentMethod } from '../../contract/method';
import type { Flow } from '../../contract/primitives';
import { fitsLimits } from '../amount/limit-problem';
import { limitsFor } from '../amount/limits';
import { WishedAmount } from '../amount/wished-amount';
import { CurrentTransaction } from '../attempt/current-transaction';
import { KeptInput } from '../form/kept-input';
import { ListStore } from '../methods/list-store';
import { MethodsStore } from '../methods/methods-store';
import { TransactionStatusStore } from '../status/transaction-status-store';
import { UserStore } from '../user/user-store';
import { chooseAgain } from './choose-again';

/** Other methods that a refused payment is followed by; more would be a list again. */
const MOST_OFFERED = 2;

/** What is told of a new try: why the one before was refused, and whether it is by the same method. */
export interface Retried {
  flow: Flow;
  method: string;
  reason: string;
  isSame: boolean;
}

/** What the player may do once the payment whose page is shown has been refused (contract 6). Observable. */
@injectable()
export class NextTry {
  isOpening = false;
  /** Told when the player goes on; `method`: the one that is tried now. */
  readonly onRetried = new Set<(turn: Retried) => void>();
  private readonly stop: () => void;

  constructor(
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(TransactionStatusStore) private readonly statuses: TransactionStatusStore,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(ListStore) private readonly list: ListStore,
    @inject(WishedAmount) private readonly wished: WishedAmount,
    @inject(KeptInput) private readonly kept: KeptInput,
    @inject(UserStore) private readonly user: Pick<UserStore, 'currency' | 'country'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.stop = reaction(
      () => transaction.status === 'processed',
      (isPaid) => isPaid && kept.forget(),
    );
  }

  dispose(): void {
    this.stop();
  }

  /** Why it was refused; undefined where the gateway does not say, or it was not. */
  get decline(): Decline | undefined {
    const { current, status } = this.transaction;
    if (!current || current.id === undefined || status !== 'mistaked') return undefined;
    return this.statuses.declineOf(current.flow, current.id);
  }

  /** The same method once more, where that can help. */
  get canRepeat(): boolean {
    return this.decline !== undefined && !this.decline.isFinal && this.own !== undefined && isUp(this.own);
  }

  /** Those that the gateway names, else those of the same kind, in the order of the list: each once, up, and for that amount. */
  get offers(): readonly PaymentMethod[] {
    const { decline, own } = this;
    const { current } = this.transaction;
    if (!decline || current?.flow !== this.methods.flow || decline.reason === 'cancelled_by_player') return [];
    const others = this.methods.methods.filter(
      (method) => method.name !== current.methodName && isUp(method) && this.takes(method, current.amount),
    );
    const named = [...new Set(decline.next)].flatMap((name) => others.find((method) => method.name === name) ?? []);
    const alike = others.filter((method) => own && method.category === own.category && method.category !== '');
    return (named.length > 0 ? named : alike.sort((a, b) => a.position - b.position)).slice(0, MOST_OFFERED);
  }

  /** The same method and amount, with what was typed. */
  async repeat(): Promise<void> {
    const { current } = this.transaction;
    if (current) await this.open(current.methodName, { isSame: true });
  }

  /** Another method with the same amount. The bonus that is on stays on. */
  async choose({ name }: PaymentMethod): Promise<void> {
    await this.open(name, { isSame: false });
  }

  private get own(): PaymentMethod | undefined {
    const name = this.transaction.current?.methodName;
    return this.methods.methods.find((method) => method.name === name);
  }

  /** The form of one that takes more or less would begin with another amount than the player has chosen. */
  private takes({ amount_rules }: PaymentMethod, amount: number): boolean {
    return fitsLimits(new Big(amount), limitsFor(amount_rules, this.user.currency, this.user.country));
  }

  private async open(methodName: string, { isSame }: { isSame: boolean }): Promise<void> {
    const { current } = this.transaction;
    if (!current || this.isOpening) return;
    const reason = this.decline?.reason ?? 'unknown';
    for (const tell of this.onRetried) tell({ flow: current.flow, method: methodName, reason, isSame });
    this.setOpening(true);
    try {
      // Chosen before: choosing it again must not be taken for the tile that is chosen already.
      this.methods.reset();
      if (!(await chooseAgain(this.methods, current.flow, { methodName, groupName: undefined }))) return;
      this.wished.set(methodName, current.amount);
      if (isSame) this.kept.offer(methodName);
      await this.list.openChosen();
    } finally {
      this.setOpening(false);
    }
  }

  private setOpening(isOpening: boolean): void {
    this.isOpening = isOpening;
  }
}

const isUp = ({ state }: PaymentMethod) => state?.level !== 'down';
