import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PaymentWindow } from '../../cashier/payment-window/payment-window';
import { Locale } from '../../core/locale/locale';
import { Clock } from '../../core/time/time';
import { useInject } from '../../kernel/react';
import { Button } from '../../ui/button/button';
import { ContinueLink } from '../../ui/button/continue-link';
import { usePlayerWords } from '../use-player-words';
import { CopyRow } from './copy-row';

/** Opens the payment page by the rung that works here, again by the one that worked; and the way to the next rung. */
export const OpenPayment = observer(function OpenPayment() {
  const payment = useInject(PaymentWindow);
  const locale = useInject(Locale);
  const { rung, address, followed, openPending, tryAnother } = payment;
  const hasAnother = useLasting(payment.hasAnother);
  const hasWords = usePlayerWords(payment.hasAnother || rung === 'copy');
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

/** Milliseconds in which the second tap of a double tap still comes, where another button now is. */
const SECOND_TAP_MS = 500;

/** Whether it has been true for so long. */
function useLasting(isTrue: boolean): boolean {
  const clock = useInject(Clock);
  const [isLasting, setIsLasting] = useState(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const stop = clock.after(SECOND_TAP_MS, () => setIsLasting(true));
    return () => {
      stop();
      setIsLasting(false);
    };
  }, [isTrue, clock]);
  return isTrue && isLasting;
}
