import { observer } from 'mobx-react-lite';
import { formatAmount } from '../cashier/amount/format-amount';
import { CurrentTransaction } from '../cashier/attempt/current-transaction';
import { iconUrl } from '../cashier/methods/icon-url';
import { NextTry } from '../cashier/methods/next-try';
import { useIconError } from '../connected/use-icon-error';
import { usePlayerWords } from '../connected/use-player-words';
import { Locale } from '../core/locale/locale';
import { Settings } from '../core/settings/settings';
import { useInject } from '../kernel/react';
import { PaymentChoices } from '../ui/tiles/payment-choices';

/** After a refusal: the methods that take the same amount. One tap opens a form with that amount; nothing where none is offered. */
export const OtherMethods = observer(function OtherMethods() {
  const next = useInject(NextTry);
  const { current } = useInject(CurrentTransaction);
  const locale = useInject(Locale);
  const settings = useInject(Settings);
  const onIconError = useIconError();
  const { offers, opening } = next;
  const hasWords = usePlayerWords(offers.length > 0);
  if (!current || offers.length === 0 || !hasWords) return null;
  const amountText = formatAmount(current.amount, current.currency, locale.tag);
  const tiles = offers.map(({ name, text, iconIds: [iconId] }) => ({
    id: name,
    label: locale.text(text) || name,
    accountLabel: undefined,
    amountText,
    iconUrl: iconId === undefined ? null : iconUrl(iconId, settings),
  }));
  const select = (index: number) => {
    const method = offers[index];
    if (method) void next.choose(method);
  };
  return (
    <PaymentChoices
      label={locale.t(`player:decline.others.${current.flow}`)}
      tiles={tiles}
      busyId={opening}
      onSelect={select}
      onIconError={onIconError}
    />
  );
});
