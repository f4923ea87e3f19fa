/** Lets simulated providers act on their own: calls `Simulator.onEvent` when a planned event is due. */
import { endOfEvent } from '../director/amounts';
import type { Simulator } from '../../src/contract/simulator';
import type { Db } from '../database/db';
import { ScheduledEvents, type ScheduledEvent } from '../store/scheduled-events';
import { isOpen, type Transaction } from '../store/transaction';
import { Transactions } from '../store/transactions';
import { Users } from '../store/users';
import type { Push } from './effects';
import type { DispatchParts } from './dispatch';
import { simulatorContext } from './simulator-context';
import { UNCONFIRMED_EVENT, endUnconfirmed } from './withdrawals';

/** Milliseconds. An event planned for later gets no timer; any process finds it in the database when it is due. */
const LONGEST_TIMER_MS = 3_600_000;
/** Milliseconds until a failed event is retried. */
const RETRY_MS = 60_000;

export class ProviderEvents {
  private readonly timers = new Map<number, NodeJS.Timeout>();
  private readonly working = new Set<Promise<void>>();
  private isDisposed = false;

  constructor(
    private readonly parts: DispatchParts,
    private readonly onSettled: (transaction: Transaction) => void,
    private readonly onPush: (push: Push) => void,
  ) {}

  /** Starts a timer of this process for the event. Call it after the commit that stored the event. */
  arm(event: ScheduledEvent): void {
    const delay = Math.max(0, event.dueAt - this.parts.now());
    if (this.isDisposed || delay > LONGEST_TIMER_MS) return;
    const due = () => void this.start(event);
    this.timers.set(event.id, setTimeout(due, delay));
  }

  /** Runs an event now, as if the provider had planned it. */
  async fire(transactionId: string, event: string): Promise<void> {
    const { database, now } = this.parts;
    await this.start(await new ScheduledEvents(database.db).insert({ transactionId, event, dueAt: now() }));
  }

  /** Runs due events whose timer did not fire because its process is gone. Every process calls this repeatedly. */
  async runDue(): Promise<void> {
    const due = await new ScheduledEvents(this.parts.database.db).listDue(this.parts.now());
    for (const event of due) {
      clearTimeout(this.timers.get(event.id));
      if (!this.isDisposed) await this.start(event);
    }
  }

  async dispose(): Promise<void> {
    this.isDisposed = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    await Promise.all(this.working);
  }

  private start(event: ScheduledEvent): Promise<void> {
    this.timers.delete(event.id);
    const work = this.run(event)
      .catch(async (error: unknown) => {
        console.error(`Event ${event.event} of ${event.transactionId} failed`, error);
        // Postponed, so that it does not block other due events.
        await new ScheduledEvents(this.parts.database.db).postpone(event.id, this.parts.now() + RETRY_MS);
      })
      .catch((error: unknown) => console.error(`Event ${event.id} could not be put off`, error))
      .finally(() => this.working.delete(work));
    this.working.add(work);
    return work;
  }

  /** Takes the event and applies its effect in one transaction: only one process does so, and a failed event stays planned. */
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
    const end = endOfEvent(event);
    if (end) {
      const why = end.reason && { reason: end.reason, isFinal: end.isFinal ?? false };
      const { transaction: ended } = await new Transactions(tx, now).settle(transaction.id, end.status, 'amount', why);
      settled.push(ended);
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
