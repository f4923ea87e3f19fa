import { formatAmount } from '../../cashier/amount/format-amount';
import type { AgainTile } from '../../cashier/methods/again';
import { iconUrl } from '../../cashier/methods/icon-url';
import type { PaymentChoice } from '../../ui/tiles/payment-choices';
import type { TileWords } from './tile-view';

export const againId = ({ name, category, accountId, amount }: AgainTile): string =>
  `${name} ${category} ${amount} ${accountId ?? ''}`;

export function againView(
  tile: AgainTile,
  { locale, currency, settings }: Pick<TileWords, 'locale' | 'currency' | 'settings'>,
): PaymentChoice {
  const { label, accountLabel, amount, iconId } = tile;
  return {
    id: againId(tile),
    label,
    accountLabel,
    amountText: formatAmount(amount, currency, locale.tag),
    iconUrl: iconId === undefined ? null : iconUrl(iconId, settings),
  };
}
