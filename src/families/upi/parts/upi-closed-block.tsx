import { observer } from 'mobx-react-lite';
import { UpiRenewal } from '../stores/upi-renewal';
import { useInject } from '../../../kernel/react';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icons/icon';
import { CheckStatusButton } from '../../../connected/payment/check-status-button';
import type { UpiSay } from './upi-say';
import styles from './upi.module.css';

/** Replaces the code: why it cannot be paid, and the button for a new one. */
export const UpiClosedBlock = observer(function UpiClosedBlock({
  kind,
  say,
}: {
  kind: 'expired' | 'gone';
  say: UpiSay;
}) {
  return (
    <section className={styles.closed}>
      <div className={styles.closedIcon}>
        <Icon name={kind === 'expired' ? 'clock' : 'info'} size={2} />
      </div>
      <div className={styles.closedWords} role="status">
        <h2 className={styles.closedTitle}>{say(`${kind}.title`)}</h2>
        <p className={styles.muted}>{say(`${kind}.text`)}</p>
      </div>
      <UpiNewCode say={say} />
      <CheckStatusButton />
    </section>
  );
});

/** The button for a new code, or after a reload for the list. */
export const UpiNewCode = observer(function UpiNewCode({ say }: { say: UpiSay }) {
  const renewal = useInject(UpiRenewal);
  return (
    <>
      <div role="alert">{renewal.error !== undefined && <p className={styles.error}>{renewal.error}</p>}</div>
      <Button isFullWidth isLoading={renewal.isRenewing} onClick={() => void renewal.renew()}>
        {say(renewal.canRenew ? 'newCode' : 'otherMethod')}
      </Button>
    </>
  );
});
