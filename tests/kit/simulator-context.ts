/** A simulator's surroundings in memory: a clock that tests move, ids in order, and a list of transactions. */
import type { PaymentMethod } from '../../src/contract/method';
import type { SimulatedTransaction, SimulatorContext } from '../../src/contract/simulator';

export interface MemoryContext {
  context: SimulatorContext;
  transactions: SimulatedTransaction[];
  clock: { now: number };
}

export function memoryContext(method: PaymentMethod, user?: Partial<SimulatorContext['user']>): MemoryContext {
  const transactions: SimulatedTransaction[] = [];
  const clock = { now: Date.UTC(2026, 0, 1) };
  let ids = 0;
  const isOpen = ({ status }: SimulatedTransaction) => status === 'waiting' || status === 'accepted';
  const get = (id: string) => {
    const found = transactions.find((each) => each.id === id);
    if (!found) throw new Error(`No transaction ${id}`);
    return found;
  };
  const context: SimulatorContext = {
    now: () => clock.now,
    newId: () => `id-${++ids}`,
    user: { id: 'player-1', currency: method.currency[0] ?? 'EUR', country: 'de', ...user },
    method,
    providerUrl: (page, id, returnUrl) =>
      `https://provider.example/${page}/${id}?${new URLSearchParams({ returnUrl })}`,
    transactions: {
      async insert(fresh) {
        const transaction = { ...fresh, pluginId: 'test', createdAt: clock.now };
        transactions.push(transaction);
        return { ...transaction };
      },
      async find(id) {
        const found = transactions.find((each) => each.id === id);
        return found ? { ...found } : null;
      },
      async findOpen(methodName) {
        return transactions.filter((each) => each.methodName === methodName && isOpen(each)).reverse();
      },
      update: async (id, state) => ({ ...Object.assign(get(id), { state }) }),
      async settle(id, status) {
        const transaction = get(id);
        return { ...(isOpen(transaction) ? Object.assign(transaction, { status }) : transaction) };
      },
    },
  };
  return { context, transactions, clock };
}
