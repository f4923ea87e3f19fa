import type Big from 'big.js';
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { FIRST_STEP } from '../../contract/experiments';
import type { Flow } from '../../contract/primitives';
import { Experiments } from '../../core/analytics/experiments';
import { Session } from '../../core/session/session';
import type { AmountOrder } from './amount-order';
import type { Tile } from './tiles';

/**
 * The amount of a deposit that is asked before the method: an experiment of the host, whose field and rules are loaded
 * late. Observable.
 */
@injectable()
export class FirstAmount {
  /** What was typed in one currency says nothing in another. */
  private typed = { text: '', currency: '', amount: undefined as number | undefined };
  /** What the amount makes of a list. */
  private order: AmountOrder | undefined = undefined;

  constructor(
    @inject(Experiments) private readonly experiments: Pick<Experiments, 'of'>,
    @inject(Session) private readonly session: Pick<Session, 'payload' | 'currency'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isWanted(): boolean {
    // A quick deposit has its amount in the form.
    return this.session.payload.view === undefined && this.experiments.of(FIRST_STEP) === 'amount';
  }

  /** As typed. */
  get text(): string {
    return this.isOfPlayersCurrency ? this.typed.text : '';
  }

  /** In major units; undefined while the text is none to pay. */
  get amount(): number | undefined {
    return this.isOfPlayersCurrency ? this.typed.amount : undefined;
  }

  type(text: string): void {
    this.typed = { text, currency: this.session.currency, amount: undefined };
  }

  /** The player has typed it in a form: back in the list, it is the one that counts. */
  takeOver(text: string, amount: Big | undefined): void {
    if (!this.isWanted) return;
    this.typed = { text, currency: this.session.currency, amount: amount?.gt(0) ? amount.toNumber() : undefined };
  }

  set(amount: number | undefined, order: AmountOrder | undefined): void {
    this.typed = { ...this.typed, amount };
    this.order = order;
  }

  isOrdering(flow: Flow): boolean {
    return flow === 'deposit' && this.amount !== undefined;
  }

  arrange<T extends Tile>(flow: Flow, tiles: readonly T[]): readonly T[] {
    return flow === 'deposit' && this.order ? this.order(tiles) : tiles;
  }

  private get isOfPlayersCurrency(): boolean {
    return this.typed.currency === this.session.currency;
  }
}
