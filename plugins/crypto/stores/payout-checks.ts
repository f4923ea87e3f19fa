/** Checks of the address and the tag of a withdrawal. Pure. Loaded late, see load-checks.ts. */
import type { WireValues } from '@/cashier/form/field-values';
import type { PaymentMethod } from '@/contract/method';
import type { Locale } from '@/core/locale/locale';
import { addressMistake } from '../address/address-mistake';
import { readBolt11 } from '../address/bolt11';
import { linkMemo, typedAddress } from '../uri/typed-address';
import { isAddressField, payoutNetwork } from './payout-terms';
import { isMemo } from './read-invoice';

const MEMO = /(?:^|_)(?:memo|tag)$/i;

/** Extracts the address from the text that a player entered: without spaces between groups, or out of a payment link. */
export function payoutValue(
  method: PaymentMethod | undefined,
  name: string,
  value: string,
  values: WireValues,
): string {
  const network = method && isAddressField(name) ? payoutNetwork(method, values) : undefined;
  return network ? typedAddress(network.id, value, memoIn(values)) : value;
}

const memoIn = (values: WireValues) => Object.entries(values).find(([name]) => MEMO.test(name))?.[1];

/**
 * Message about a field's value that is wrong for the network, in the player's language; undefined if it is right. `now`:
 * the server's time in ms.
 */
export function payoutProblem(
  method: PaymentMethod,
  name: string,
  values: WireValues,
  locale: Locale,
  now: number,
): string | undefined {
  const network = payoutNetwork(method, values);
  const value = values[name] ?? '';
  if (!network) return undefined;
  if (MEMO.test(name)) return isMemo(network, value) ? undefined : locale.t(`crypto:payout.errors.${network.memo}`);
  if (!isAddressField(name)) return undefined;
  const mistake = addressMistake(network, value);
  if (!mistake) return isOver(value, now) ? locale.t('crypto:payout.errors.expired') : undefined;
  const memo = linkMemo(network.id, value);
  if (memo) return locale.t('crypto:payout.errors.linkMemo', { memo });
  const found = 'networks' in mistake ? mistake.networks.map(({ label }) => label).join(', ') : '';
  const begins = 'begins' in mistake ? mistake.begins : '';
  return locale.t(`crypto:payout.errors.${mistake.kind}`, { found, begins, network: network.label });
}

/** A Lightning invoice that nobody can pay any more. */
const isOver = (value: string, now: number): boolean => (readBolt11(value)?.expiresAt ?? Infinity) <= now;
