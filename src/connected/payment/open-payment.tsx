import { observer } from 'mobx-react-lite';
import { PaymentWindow } from '../../cashier/payment-window/payment-window';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { Button } from '../../ui/button/button';
import { ContinueLink } from '../../ui/button/continue-link';
import { usePlayerWords } from '../use-player-words';
import { CopyRow } from './copy-row';

/** Opens the payment page by the rung that works here, again by the one that worked; and the way to the next rung. */
export const OpenPayment = observer(function OpenPayment() {
  const payment = useInject(PaymentWindow);
  const locale = useInject(Locale);
  const { rung, address, hasAnother, followed, openPending, tryAnother } = payment;
  const hasWords = usePlayerWords(hasAnother || rung === 'copy');
  if (rung === undefined) return null;
  const open = locale.t('complete.openPage');
  return (
    <>
      {rung === 'link' && <ContinueLink href={address} label={open} onClick={followed} />}
      {rung === 'copy' && hasWords && (
        <CopyRow label={locale.t('player:pay.address')} value={address} onCopy={followed} />
      )}
      {rung !== 'link' && rung !== 'copy' && (
        <Button isFullWidth onClick={openPending}>
          {open}
        </Button>
      )}
      {hasAnother && hasWords && (
        <Button isFullWidth variant="secondary" onClick={tryAnother}>
          {locale.t('player:pay.another')}
        </Button>
      )}
    </>
  );
});
