/** A simulator's context in memory: a clock that tests advance, ids in order, and a list of transactions. */
import type { DeclineReason } from '../../src/contract/decline';
import type { PaymentMethod } from '../../src/contract/method';
import type { SimulatedTransaction, Simulator, SimulatorContext } from '../../src/contract/simulator';

export interface MemoryContext {
  context: SimulatorContext;
  transactions: SimulatedTransaction[];
  /** Why transactions failed, in the order in which they did. */
  declines: DeclineReason[];
  clock: { now: number };
  /** Advances the clock by `ms` milliseconds; the simulator's planned events run on the way, each at its own time. */
  advance(ms: number, simulator: Simulator): Promise<void>;
}

interface PlannedEvent {
  id: string;
  event: string;
  dueAt: number;
}

export function memoryContext(method: PaymentMethod, user?: Partial<SimulatorContext['user']>): MemoryContext {
  const transactions: SimulatedTransaction[] = [];
  const declines: DeclineReason[] = [];
  const clock = { now: Date.UTC(2026, 0, 1) };
  let planned: PlannedEvent[] = [];
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
      async settle(id, status, decline) {
        const transaction = get(id);
        if (!isOpen(transaction)) return { ...transaction };
        if (status === 'mistaked') declines.push(decline?.reason ?? 'unknown');
        return { ...Object.assign(transaction, { status }) };
      },
      progress: async (id) => void get(id),
      async schedule(id, ms, event) {
        planned.push({ id: get(id).id, event, dueAt: clock.now + Math.max(0, ms) });
      },
    },
  };
  const advance = async (ms: number, simulator: Simulator) => {
    const end = clock.now + ms;
    const nextDue = () => planned.filter(({ dueAt }) => dueAt <= end).sort((a, b) => a.dueAt - b.dueAt)[0];
    for (let next = nextDue(); next; next = nextDue()) {
      const { id, event, dueAt } = next;
      planned = planned.filter((each) => each !== next);
      clock.now = Math.max(clock.now, dueAt);
      if (!isOpen(get(id))) continue;
      if (!simulator.onEvent) throw new Error(`Nobody takes the event ${event}`);
      await simulator.onEvent(event, { ...get(id) }, context);
    }
    clock.now = end;
  };
  return { context, transactions, declines, clock, advance };
}
