import { observer } from 'mobx-react-lite';
import { formatAmount } from '../../cashier/amount/format-amount';
import { PendingConfirmation } from '../../cashier/attempt/pending-confirmation';
import { OwnOffer } from '../../cashier/return/own-offer';
import { Locale } from '../../core/locale/locale';
import { Navigation } from '../../kernel/navigation';
import { useInject } from '../../kernel/react';
import { Button } from '../../ui/button/button';
import { Callout } from '../../ui/views/callout';

/** The link to the page where the code is entered. */
export const WaitingCode = observer(function WaitingCode() {
  const { code: current } = useInject(OwnOffer);
  const navigation = useInject(Navigation);
  const locale = useInject(Locale);
  const confirmation = useInject(PendingConfirmation);
  if (!current) return null;
  const open = () => {
    confirmation.choose(current.withdrawalId);
    void navigation.go('/withdrawal/confirm');
  };
  return (
    <Callout
      title={locale.t('withdrawal.waiting.title')}
      text={locale.t('withdrawal.waiting.text', {
        amount: formatAmount(current.amount, current.currency, locale.tag),
      })}
      action={
        <Button isFullWidth onClick={open}>
          {locale.t('withdrawal.waiting.action')}
        </Button>
      }
    />
  );
});
