import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '../../src/contract/method';
import type { SimulatorContext } from '../../src/contract/simulator';
import { amountEvent, ENDS_AFTER_MS } from '../director/amounts';
import type { Db } from '../database/db';
import { ScheduledEvents, type ScheduledEvent } from '../store/scheduled-events';
import type { Transaction } from '../store/transaction';
import { Transactions } from '../store/transactions';
import type { UserRow } from '../store/users';
import type { Push } from './effects';

export interface ContextParts {
  /** The database transaction of the request. */
  tx: Db;
  now: () => number;
  user: UserRow;
  method: PaymentMethod;
  pluginId: string;
  providerUrl: SimulatorContext['providerUrl'];
  /** Called for each transaction that ends; the push is sent after the commit. */
  onSettled: (transaction: Transaction) => void;
  /** Called for each event that the provider plans; its timer starts after the commit. */
  onScheduled: (event: ScheduledEvent) => void;
  /** Called with a deposit's progress; the push is sent after the commit. */
  onProgress?: (push: Push<'deposit.progress'>) => void;
  /** Called when a withdrawal has reserved its amount from the balance. */
  onReserved?: () => void;
}

/** What a simulator may use. It gives access only to this player's transactions. */
export function simulatorContext(parts: ContextParts): SimulatorContext {
  const { user, pluginId, now } = parts;
  const transactions = new Transactions(parts.tx, now);
  const mine = async (id: string) => {
    const found = await transactions.find(id);
    return found?.userId === user.id ? found : null;
  };
  const requireMine = async (id: string) => {
    if (!(await mine(id))) throw new Error(`No transaction ${id} of this player`);
  };
  const plan = async (event: Omit<ScheduledEvent, 'id'>) =>
    parts.onScheduled(await new ScheduledEvents(parts.tx).insert(event));
  return {
    now,
    newId: randomUUID,
    user: { id: user.id, currency: user.currency, country: user.country },
    method: parts.method,
    providerUrl: parts.providerUrl,
    transactions: {
      insert: async (fresh) => {
        const made = await transactions.insert({ ...fresh, userId: user.id, pluginId });
        if (made.flow === 'withdrawal') parts.onReserved?.();
        const event = amountEvent(made.amount);
        if (event) await plan({ transactionId: made.id, event, dueAt: now() + ENDS_AFTER_MS });
        return made;
      },
      find: mine,
      findOpen: (methodName) => transactions.findOpen(user.id, methodName),
      async update(id, state) {
        await requireMine(id);
        return transactions.update(id, state);
      },
      async settle(id, status, decline) {
        await requireMine(id);
        const why = decline && { isFinal: false, ...decline };
        const { transaction, changed } = await transactions.settle(id, status, 'provider', why);
        if (changed) parts.onSettled(transaction);
        return transaction;
      },
      async progress(id, progress) {
        await requireMine(id);
        await transactions.keepProgress(id, progress);
        parts.onProgress?.({ userId: user.id, event: 'deposit.progress', data: { id, ...progress } });
      },
      async schedule(id, ms, event) {
        await requireMine(id);
        await plan({ transactionId: id, event, dueAt: now() + Math.max(0, ms) });
      },
    },
  };
}
