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
import { ListStore } from './list-store';
import { MethodsStore } from './methods-store';
import { TransactionStatusStore } from '../status/transaction-status-store';
import { UserStore } from '../user/user-store';
import { chooseAgain } from './choose-again';

/** How many other methods are offered after a refused payment; more would be a list again. */
const MOST_OFFERED = 2;

/** Reported about a new try: why the payment before it was refused, and whether it uses the same method. */
export interface Retried {
  flow: Flow;
  method: string;
  reason: string;
  isSame: boolean;
}

/** What the player may do once the payment whose page is shown has been refused (contract 6). Observable. */
@injectable()
export class NextTry {
  /** Name of the method whose form is being opened. */
  opening: string | undefined = undefined;
  /** Listeners, called when the player goes on; `method`: the method that is tried now. */
  readonly onRetried = new Set<(retried: Retried) => void>();
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
      (isPaid) => {
        if (!isPaid) return;
        kept.forget();
        wished.keep(undefined);
      },
    );
  }

  dispose(): void {
    this.stop();
  }

  /** Why the payment was refused; undefined where the gateway does not say, or where it was not refused. */
  get decline(): Decline | undefined {
    const { current, status } = this.transaction;
    if (!current || current.id === undefined || status !== 'mistaked') return undefined;
    return this.statuses.declineOf(current.flow, current.id);
  }

  /** Whether the same method may be tried once more, because that can help. */
  get canRepeat(): boolean {
    const { decline, own } = this;
    return own !== undefined && decline?.isFinal === false && isUp(own) && this.methods.methods.includes(own);
  }

  /**
   * The methods that the gateway names, else those of the same category in the order of the list: each once, none that is
   * down, and only those that take the amount.
   */
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

  /** Opens the form of the same method with the same amount and all that was typed. */
  async repeat(): Promise<void> {
    const { current } = this.transaction;
    if (current) await this.open({ name: current.methodName, category: this.own?.category }, { isSame: true });
  }

  /** Opens another method with the same amount. A bonus that is on stays on. */
  async choose(method: PaymentMethod): Promise<void> {
    await this.open(method, { isSame: false });
  }

  private get own(): PaymentMethod | undefined {
    const name = this.transaction.current?.methodName;
    return this.methods.known.find((method) => method.name === name);
  }

  /** Whether the method takes this amount: otherwise its form would begin with another one than the player has chosen. */
  private takes({ amount_rules }: PaymentMethod, amount: number): boolean {
    return fitsLimits(new Big(amount), limitsFor(amount_rules, this.user.currency, this.user.country));
  }

  private async open(
    { name: methodName, category }: { name: string; category: string | undefined },
    { isSame }: { isSame: boolean },
  ): Promise<void> {
    const { current } = this.transaction;
    if (!current || this.opening !== undefined) return;
    const reason = this.decline?.reason ?? 'unknown';
    for (const listener of this.onRetried) listener({ flow: current.flow, method: methodName, reason, isSame });
    this.setOpening(methodName);
    try {
      // The method may still be chosen from before; choosing a tile that is already chosen does nothing.
      this.methods.reset();
      if (!(await chooseAgain(this.methods, current.flow, { methodName, category, groupName: undefined }))) return;
      this.wished.set(methodName, current.amount);
      if (isSame) this.kept.offer(methodName);
      await this.list.openChosen();
    } finally {
      this.setOpening(undefined);
    }
  }

  private setOpening(methodName: string | undefined): void {
    this.opening = methodName;
  }
}

const isUp = ({ state }: PaymentMethod) => state?.level !== 'down';
