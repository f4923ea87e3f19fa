/** What a withdrawal in coins requires beyond the gateway's own rules: which network and field, and the minimum. Pure. */
import type Big from 'big.js';
import { formatAmount } from '@/cashier/amount/format-amount';
import { WALLET_NAME } from '@/cashier/form/field-key';
import type { WireValues } from '@/cashier/form/field-values';
import type { MethodField, PaymentMethod } from '@/contract/method';
import type { Locale } from '@/core/locale/locale';
import { lacksCheckDigits } from '../address/check-digits';
import { networkNamed, type Network } from '../networks';
import { factsOf, networkField } from './method-facts';
import { networkMinimum } from './network-minimum';

const ADDRESS = /(?:address|wallet)$/i;
const OF_MAIL = /mail/i;

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

/** Leaves out the networks that the table does not know, where the deployment does not offer them. */
export function knownNetworks(field: MethodField): MethodField {
  if (field.type !== 'networks' || !field.values) return field;
  return { ...field, values: field.values.filter(({ value }) => networkNamed(value)) };
}

/**
 * Name of the chosen network if nothing in the typed address tells a wrong character: the network is not in the table,
 * or the address has no check digits.
 */
export function uncheckedNetwork(method: PaymentMethod, values: WireValues, locale: Locale): string | undefined {
  const address = Object.entries(values).find(([name]) => isAddressField(name))?.[1];
  if (!address) return undefined;
  const network = payoutNetwork(method, values);
  if (network) return lacksCheckDigits(network.id, address) ? network.label : undefined;
  const field = networkField(method);
  const chosen = field?.values?.find(({ value }) => value === values[field.name]);
  return chosen && (locale.text(chosen.text) || chosen.value);
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
