import type { Transaction } from '../cashier/attempt/current-transaction';
import { isEmptyFlow } from '../contract/api-response';
import type { PaymentMethod } from '../contract/method';
import type { Registry } from '../kernel/registry-token';

/**
 * True when the reply says how to pay, readably or not, or names a page, but neither a page of the design nor a page of
 * the provider shows it. False after a reload, when the reply's data is gone.
 */
export function hasUnshownPayment(
  { flow, data, pageId, methodName, hasPage }: Transaction,
  registry: Registry,
  methods: readonly PaymentMethod[],
): boolean {
  const isPayable = (key: string) => data?.[key] != null || data?.unreadableKeys?.includes(key);
  if (hasPage || !(pageId || registry.payableKeys.some(isPayable))) return false;
  if (data?.unifiedFlow && isEmptyFlow(data.unifiedFlow)) return true;
  const method = methods.find(({ name }) => name === methodName);
  return registry.pathForReply(flow, { data, pageId }, method) === undefined;
}
