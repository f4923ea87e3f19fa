/** The player's last successful payments, with which the list begins (contract 6). Pure; the first list uses them as well. */
import type { PaymentMethod } from '../../contract/method';
import type { RecentPayment } from '../../contract/recent';
import { areDisabled, limitsFor } from '../amount/limits';
import { isSameCurrency } from '../amount/of-currency';
import type { TileChoice } from './tiles';

/** With more tiles the methods would no longer fit on a phone's first screen. */
const MOST_AGAIN = 2;

export interface AgainTile extends TileChoice {
  kind: 'method';
  category: string;
  /** The method's name, in the player's language. */
  label: string;
  /** Label of the saved account, as the player knows it. */
  accountLabel: string | undefined;
  accountId: string | undefined;
  /** Major units of the player's currency. */
  amount: number;
  iconId: string | undefined;
}

interface AgainFacts {
  currency: string;
  /** Lower-case ISO 3166-1 alpha-2. */
  country: string;
  methodLabel(method: PaymentMethod): string;
}

/** Newest first, without duplicates: payments whose method is on offer, is not down and still takes that amount. */
export function againTiles(
  recent: readonly RecentPayment[],
  methods: readonly PaymentMethod[],
  { currency, country, methodLabel }: AgainFacts,
): AgainTile[] {
  const tiles = recent.flatMap((payment): AgainTile[] => {
    const named = methods.filter(({ name }) => name === payment.name);
    const method = named.find(({ category }) => category === payment.category) ?? named[0];
    if (
      !method ||
      method.state?.level === 'down' ||
      !isSameCurrency(payment.currency, currency) ||
      !(payment.amount > 0)
    )
      return [];
    const limits = limitsFor(method.amount_rules, currency, country);
    const fits = areDisabled(limits) || (payment.amount >= limits.min && payment.amount <= limits.max);
    if (!fits) return [];
    const { name, category, iconIds } = method;
    return [
      {
        kind: 'method',
        name,
        category,
        label: methodLabel(method),
        accountLabel: payment.accountLabel ?? undefined,
        accountId: payment.accountId ?? undefined,
        amount: payment.amount,
        iconId: iconIds[0],
      },
    ];
  });
  const texts = tiles.map((tile) => JSON.stringify(tile));
  return tiles.filter((_, at) => texts.indexOf(texts[at]!) === at).slice(0, MOST_AGAIN);
}
