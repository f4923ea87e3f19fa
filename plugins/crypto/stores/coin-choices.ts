/** The group's methods as the list shows them: by coin, each with its networks. Pure. */
import type { PaymentMethod } from '@/contract/method';
import type { Text } from '@/contract/primitives';
import type { Coin } from '../coins';
import { networkNamed, type Network } from '../networks';
import { factsOf, networkField } from './method-facts';
import { minimumOf, type Money } from './network-minimum';

export interface CryptoChoice {
  id: string;
  methodName: string;
  coin: Coin | undefined;
  /** Undefined for a network that the table does not know; `networkLabel` is the gateway's label then. */
  network: Network | undefined;
  networkLabel: string;
  /** The method's network field and the value for this network, when the method serves several. */
  field?: { name: string; value: string };
  /** Minimum deposit. */
  minimum: Money | undefined;
  /** Why it does not take the amount that was asked before the method. */
  missed: string | undefined;
}

export interface CoinChoices {
  /** The coin's ticker, or the method's name for a coin that the table does not know. */
  key: string;
  label: string;
  iconId: string | undefined;
  choices: readonly CryptoChoice[];
}

export interface ChoiceContext {
  currency: string;
  country: string;
  /** The text in the player's language. */
  text(texts: Text | string): string;
  /** True where networks that the table does not know are not offered. */
  isKnownOnly?: boolean;
  missedBy?(method: PaymentMethod): string | undefined;
}

/** Coins in the order of the methods; a coin with several methods stands at the place of its first. */
export function coinChoices(methods: readonly PaymentMethod[], context: ChoiceContext): CoinChoices[] {
  const coins = new Map<string, CoinChoices>();
  for (const method of methods) {
    const choices = choicesOf(method, context).filter(({ network }) => network || !context.isKnownOnly);
    if (choices.length === 0) continue;
    const coin = choices[0]?.coin;
    const key = coin?.code ?? method.name;
    const known = coins.get(key);
    coins.set(key, {
      key,
      label: known?.label ?? coin?.name ?? labelOf(method, context),
      iconId: known?.iconId ?? method.iconIds[0],
      choices: [...(known?.choices ?? []), ...choices],
    });
  }
  return [...coins.values()];
}

function choicesOf(method: PaymentMethod, context: ChoiceContext): CryptoChoice[] {
  const { coin, network } = factsOf(method.name);
  const field = networkField(method);
  const base = { methodName: method.name, coin, missed: context.missedBy?.(method) };
  if (!field) {
    const networkLabel = network?.label ?? labelOf(method, context);
    return [{ ...base, id: method.name, network, networkLabel, minimum: minimumOf(method, network, context) }];
  }
  return (field.values ?? []).map(({ text, value }) => {
    const known = networkNamed(value);
    return {
      ...base,
      id: `${method.name} ${value}`,
      network: known,
      networkLabel: known?.label ?? (context.text(text) || value),
      field: { name: field.name, value },
      minimum: minimumOf(method, known, context),
    };
  });
}

const labelOf = (method: PaymentMethod, { text }: ChoiceContext): string => text(method.text) || method.name;
