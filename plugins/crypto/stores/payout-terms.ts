/** What a withdrawal in coins requires beyond the gateway's own rules: network, address, tag, minimum. Pure. */
import type Big from 'big.js';
import { formatAmount } from '@/cashier/amount/format-amount';
import { WALLET_NAME } from '@/cashier/form/field-key';
import type { WireValues } from '@/cashier/form/field-values';
import type { MethodField, PaymentMethod } from '@/contract/method';
import type { Locale } from '@/core/locale/locale';
import { addressMistake } from '../address/address-mistake';
import { networkNamed, type Network } from '../networks';
import { linkMemo, typedAddress } from '../uri/typed-address';
import { factsOf, networkField } from './method-facts';
import { networkMinimum } from './network-minimum';
import { isMemo } from './read-invoice';

const ADDRESS = /(?:address|wallet)$/i;
const OF_MAIL = /mail/i;
const MEMO = /(?:^|_)(?:memo|tag)$/i;

export const isAddressField = (name: string) => name === WALLET_NAME || (ADDRESS.test(name) && !OF_MAIL.test(name));

/**
 * The chosen network, or the method's only one. Undefined until one is chosen, and for a network that the table does
 * not know.
 */
export function payoutNetwork(method: PaymentMethod, values: WireValues): Network | undefined {
  const field = networkField(method);
  return field ? networkNamed(values[field.name] ?? '') : factsOf(method.name).network;
}

/**
 * Removes the gateway's pattern from an address that we check ourselves: our message names the mistake, the pattern's
 * would only say that there is one.
 */
export function withoutPattern(method: PaymentMethod | undefined, field: MethodField): MethodField {
  if (!method || !(field.wallet === true || isAddressField(field.name))) return field;
  const choices = networkField(method)?.values ?? [];
  const isKnown = choices.length > 0 ? choices.every(({ value }) => networkNamed(value)) : factsOf(method.name).network;
  return isKnown ? { ...field, regex: undefined } : field;
}

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

/** Message about a field's value that is wrong for the network, in the player's language; undefined if it is right. */
export function payoutProblem(
  method: PaymentMethod,
  name: string,
  values: WireValues,
  locale: Locale,
): string | undefined {
  const network = payoutNetwork(method, values);
  const value = values[name] ?? '';
  if (!network) return undefined;
  if (MEMO.test(name)) return isMemo(network, value) ? undefined : locale.t(`crypto:payout.errors.${network.memo}`);
  if (!isAddressField(name)) return undefined;
  const mistake = addressMistake(network, value);
  if (!mistake) return undefined;
  const memo = linkMemo(network.id, value);
  if (memo) return locale.t('crypto:payout.errors.linkMemo', { memo });
  const found = 'networks' in mistake ? mistake.networks.map(({ label }) => label).join(', ') : '';
  const begins = 'begins' in mistake ? mistake.begins : '';
  return locale.t(`crypto:payout.errors.${mistake.kind}`, { found, begins, network: network.label });
}

/** Message about an amount below the network's own minimum; only for balances in dollars. */
export function minimumProblem(
  method: PaymentMethod,
  amount: Big,
  currency: string,
  values: WireValues,
  locale: Locale,
): string | undefined {
  const network = payoutNetwork(method, values);
  const minimum = network && networkMinimum(network, currency);
  if (!network || minimum === undefined || amount.gte(minimum)) return undefined;
  const least = formatAmount(minimum, currency, locale.tag);
  return locale.t('crypto:payout.errors.minimum', { amount: least, network: network.label });
}
