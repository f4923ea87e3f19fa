import type { PaymentMethod } from '../../src/contract/method';
import type { Flow } from '../../src/contract/primitives';
import type { RecentPayment } from '../../src/contract/recent';
import type { SimulatedTransaction } from '../../src/contract/simulator';
import type { SavedAccount } from '../../src/contract/standing';

const MOST_RECENT = 3;

/** What the player has paid with, latest first, each method and account once. */
export function recentOf(
  flow: Flow,
  transactions: readonly SimulatedTransaction[],
  methods: readonly PaymentMethod[],
  accountOf: (transactionId: string) => SavedAccount | undefined,
): RecentPayment[] {
  const offered = new Set(methods.map(({ name }) => name));
  const recent = new Map<string, RecentPayment>();
  for (const { id, methodName, amount, currency, createdAt, ...each } of transactions.toSorted(
    (a, b) => b.createdAt - a.createdAt,
  )) {
    const account = accountOf(id);
    const key = `${methodName} ${account?.id ?? ''}`;
    if (each.flow !== flow || each.status !== 'processed' || !offered.has(methodName) || recent.has(key)) continue;
    recent.set(key, {
      name: methodName,
      amount: Number(amount),
      currency,
      at: new Date(createdAt).toISOString(),
      ...(account && { accountId: account.id, accountLabel: account.name ?? account.label }),
    });
  }
  return [...recent.values()].slice(0, MOST_RECENT);
}
