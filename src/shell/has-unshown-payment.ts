import type { Transaction } from '../cashier/attempt/current-transaction';
import { isEmptyFlow, type ApiResponseData } from '../contract/api-response';
import type { PaymentMethod } from '../contract/method';
import type { Registry } from '../kernel/registry-token';

/** Keys of a reply's data that say what to pay by (contract 3), beside those of the plugins' own. */
const PAYABLE = [
  'unifiedFlow',
  'card',
  'requisites',
  'pix',
  'upi',
  'crypto',
  'instruction',
] as const satisfies readonly (keyof ApiResponseData)[];

/**
 * The reply says what to pay by, readably or not, or names a page, and neither a page of the design nor one of the provider shows it. After a
 * reload its data is gone: then false.
 */
export function hasUnshownPayment(
  { flow, data, pageId, methodName, hasPage }: Transaction,
  registry: Registry,
  methods: readonly PaymentMethod[],
): boolean {
  const isPayable = (key: string) => data?.[key] != null || data?.unreadableKeys?.includes(key);
  if (hasPage || !(pageId || [...PAYABLE, ...registry.payableKeys].some(isPayable))) return false;
  if (data?.unifiedFlow && isEmptyFlow(data.unifiedFlow)) return true;
  const method = methods.find(({ name }) => name === methodName);
  return registry.pathForReply(flow, { data, pageId }, method) === undefined;
}
