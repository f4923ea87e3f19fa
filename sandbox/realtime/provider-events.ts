/** Lets simulated providers act by themselves: runs `Simulator.onEvent` when an event that they planned is due. */
import type { Simulator } from '../../src/contract/simulator';
import type { Db } from '../database/db';
import { ScheduledEvents, type ScheduledEvent } from '../store/scheduled-events';
import { Transactions, isOpen, type Transaction } from '../store/transactions';
import { Users } from '../store/users';
import type { Push } from './effects';
import type { DispatchParts } from './dispatch';
import { simulatorContext } from './simulator-context';
import { UNCONFIRMED_EVENT, endUnconfirmed } from './withdrawals';

/** Node keeps a timer's delay in 32 bits; a longer one would fire at once. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;

export class ProviderEvents {
  private readonly timers = new Map<number, NodeJS.Timeout>();
  private readonly working = new Set<Promise<void>>();
  private isDisposed = false;

  constructor(
    private readonly parts: DispatchParts,
    private readonly onSettled: (transaction: Transaction) => void,
    private readonly onPush: (push: Push) => void,
  ) {}

  /** Call it after the commit that wrote the event. */
  arm(event: ScheduledEvent): void {
    if (this.isDisposed) return;
    const delay = Math.max(0, event.dueAt - this.parts.now());
    const due = () => (delay > LONGEST_DELAY_MS ? this.arm(event) : this.start(event));
    this.timers.set(event.id, setTimeout(due, Math.min(delay, LONGEST_DELAY_MS)));
  }

  /** Takes up what was planned before the last stop; what has become due meanwhile happens now. */
  async resume(): Promise<void> {
    for (const event of await new ScheduledEvents(this.parts.database.db).list()) this.arm(event);
  }

  async dispose(): Promise<void> {
    this.isDisposed = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    await Promise.all(this.working);
  }

  private start(event: ScheduledEvent): void {
    this.timers.delete(event.id);
    const work = this.run(event)
      .catch((error: unknown) => console.error(`Event ${event.event} of ${event.transactionId} failed`, error))
      .finally(() => this.working.delete(work));
    this.working.add(work);
  }

  /** Event and effect in one transaction: an event that fails stays planned for the next start. */
  private async run({ id }: ScheduledEvent): Promise<void> {
    const settled: Transaction[] = [];
    const planned: ScheduledEvent[] = [];
    const pushes: Push[] = [];
    await this.parts.database.db.transaction(async (tx: Db) => {
      const event = await new ScheduledEvents(tx).take(id);
      const transaction = event && (await new Transactions(tx, this.parts.now).findLocked(event.transactionId));
      if (transaction && isOpen(transaction))
        await this.deliver(event.event, transaction, tx, { settled, planned, pushes });
    });
    for (const event of planned) this.arm(event);
    for (const push of pushes) this.onPush(push);
    for (const transaction of settled) this.onSettled(transaction);
  }

  private async deliver(
    event: string,
    transaction: Transaction,
    tx: Db,
    { settled, planned, pushes }: { settled: Transaction[]; planned: ScheduledEvent[]; pushes: Push[] },
  ): Promise<void> {
    const { methods, simulators, providerUrl, now } = this.parts;
    if (event === UNCONFIRMED_EVENT) {
      const ended = await endUnconfirmed(transaction.id, tx, now);
      if (ended) settled.push(ended);
      return;
    }
    const { pluginId, flow, methodName, userId, currency } = transaction;
    const simulator: Simulator | undefined = simulators.find((one) => one.id === pluginId);
    const user = await new Users(tx).find(userId);
    const method = user && methods.find(flow, methodName, user.country);
    if (!simulator?.onEvent || !user || !method) throw new Error(`Nobody takes it for ${pluginId}, ${methodName}`);
    const context = simulatorContext({
      tx,
      now,
      user: { ...user, currency },
      method,
      pluginId,
      providerUrl,
      onSettled: (ended) => settled.push(ended),
      onScheduled: (next) => planned.push(next),
      onProgress: (push) => pushes.push(push),
    });
    await simulator.onEvent(event, transaction, context);
  }
}
