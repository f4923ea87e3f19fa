import type { PaymentMethod } from '../../src/contract/method';
import type { Flow } from '../../src/contract/primitives';
import type { RecentPayment } from '../../src/contract/recent';
import type { SimulatedTransaction } from '../../src/contract/simulator';

const MOST_RECENT = 3;

/** The methods that the player has paid with, latest first, each once. */
export function recentOf(
  flow: Flow,
  transactions: readonly SimulatedTransaction[],
  methods: readonly PaymentMethod[],
): RecentPayment[] {
  const offered = new Set(methods.map(({ name }) => name));
  const paid = transactions
    .filter((each) => each.flow === flow && each.status === 'processed' && offered.has(each.methodName))
    .toSorted((a, b) => b.createdAt - a.createdAt);
  const latest = [...new Map(paid.toReversed().map((each) => [each.methodName, each])).values()]
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .slice(0, MOST_RECENT);
  return latest.map(({ methodName, amount, currency, createdAt }) => ({
    name: methodName,
    amount: Number(amount),
    currency,
    at: new Date(createdAt).toISOString(),
  }));
}
