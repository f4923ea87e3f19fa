import { formatAmount } from '@/cashier/amount/format-amount';
import { iconUrl } from '@/cashier/methods/icon-url';
import { useIconError } from '@/connected/use-icon-error';
import { Locale } from '@/core/locale/locale';
import { Settings } from '@/core/settings/settings';
import { useInject } from '@/kernel/react';
import { RouterStore } from '@/kernel/router/router-store';
import type { CoinChoices, CryptoChoice } from '../stores/coin-choices';
import { CryptoChoiceStore } from '../stores/crypto-choice-store';

/** Data and handlers shared by the tiles of coins and networks. Call it in an observer. */
export function useChoice() {
  const choices = useInject(CryptoChoiceStore);
  const locale = useInject(Locale);
  const settings = useInject(Settings);
  const onIconError = useIconError();
  const router = useInject(RouterStore);
  return {
    icon: ({ iconId }: CoinChoices) => (iconId === undefined ? null : iconUrl(iconId, settings)),
    onIconError,
    limitText: ({ minimum, missed }: CryptoChoice) =>
      missed ??
      (minimum && locale.t('crypto:list.from', { amount: formatAmount(minimum.amount, minimum.currency, locale.tag) })),
    isLoading: ({ id }: CryptoChoice) => router.pending !== undefined && choices.chosen?.id === id,
    choose: (choice: CryptoChoice) => void choices.choose(choice),
  };
}
