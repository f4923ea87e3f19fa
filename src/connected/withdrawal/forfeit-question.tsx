import { observer } from 'mobx-react-lite';
import { formatAmount } from '../../cashier/amount/format-amount';
import { UserStore } from '../../cashier/user/user-store';
import type { Forfeit } from '../../contract/standing';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { ConfirmDialog } from '../../ui/views/confirm-dialog';

/** What the player loses by the withdrawal, as one text. Call it in an observer. */
export function useForfeitText(forfeit: Forfeit | undefined): string {
  const { currency } = useInject(UserStore);
  const locale = useInject(Locale);
  if (!forfeit) return '';
  const { amount, text } = forfeit;
  const lost =
    amount == null ? '' : locale.t('player:forfeit.amount', { amount: formatAmount(amount, currency, locale.tag) });
  return [locale.text(text) || locale.t('player:forfeit.text'), lost].filter(Boolean).join(' ');
}

interface ForfeitQuestionProps {
  forfeit: Forfeit;
  onConfirm(): void;
  onCancel(): void;
}

/** Asked before a withdrawal that forfeits a bonus; keeping the bonus is the harmless answer. */
export const ForfeitQuestion = observer(function ForfeitQuestion(props: ForfeitQuestionProps) {
  const locale = useInject(Locale);
  return (
    <ConfirmDialog
      title={locale.t('player:forfeit.title')}
      text={useForfeitText(props.forfeit)}
      confirmLabel={locale.t('player:forfeit.confirm')}
      cancelLabel={locale.t('player:forfeit.keep')}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
    />
  );
});
