import Big from 'big.js';
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import type { CoinProgress } from '@/contract/coin-progress';
import type { DepositProgress } from '@/contract/realtime';
import { Realtime } from '@/core/realtime/realtime';

export interface PartPaid {
  received: Big;
  /** Whole coins that are still to be sent. */
  missing: Big;
}

/** Progress of the deposit whose address is shown, from the create reply and from pushes. Observable. */
@injectable()
export class CoinProgressStore {
  private pushed: DepositProgress | undefined = undefined;
  private readonly stop: () => void;

  constructor(
    @inject(Realtime) realtime: Realtime,
    @inject(CurrentTransaction) private readonly transaction: Pick<CurrentTransaction, 'current'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.stop = realtime.on('deposit.progress', this.take);
  }

  /** Merges the create reply and later pushes, key by key; undefined if the gateway sent neither. */
  get progress(): CoinProgress | undefined {
    const { current } = this.transaction;
    const first = current?.data?.crypto;
    const later = current && this.pushed?.id === current.id ? this.pushed : undefined;
    return first || later ? { ...first, ...later, received: more(first?.received, later?.received) } : undefined;
  }

  /** Set when a part of the amount has arrived, but not all of it. */
  get partPaid(): PartPaid | undefined {
    const { expected, received } = this.progress ?? {};
    if (expected == null || received == null) return undefined;
    const missing = new Big(expected).minus(received);
    return new Big(received).gt(0) && missing.gt(0) ? { received: new Big(received), missing } : undefined;
  }

  /** True when nothing more is to be sent: all of it was seen, or a transfer of which only the confirmations are reported. */
  get hasCome(): boolean {
    const { expected, received } = this.progress ?? {};
    if (expected != null && received != null) return new Big(received).gte(expected);
    return (this.confirmations?.count ?? 0) > 0;
  }

  /** Number of confirmations so far and how many are needed; undefined until the transfer is seen on the network. */
  get confirmations(): { count: number; needed: number } | undefined {
    const { confirmations, needed } = this.progress ?? {};
    return confirmations == null || needed == null ? undefined : { count: Math.min(confirmations, needed), needed };
  }

  reset(): void {
    this.pushed = undefined;
  }

  dispose(): void {
    this.stop();
  }

  /** Merges a push: keys that it does not contain, or that are null, keep their values. */
  private take({ id, ...news }: DepositProgress): void {
    const known = this.pushed?.id === id ? this.pushed : undefined;
    const told = Object.fromEntries(Object.entries(news).filter(([, value]) => value != null));
    this.pushed = { ...known, ...told, id, received: more(known?.received, news.received) };
  }
}

/** The larger amount: a late push contains an earlier one, and what has come must not be asked for again. */
function more(one: CoinProgress['received'], other: CoinProgress['received']): CoinProgress['received'] {
  if (one == null || other == null) return one ?? other;
  return new Big(one).gt(other) ? one : other;
}
