import { Button } from '../button/button';
import { Icon } from '../icons/icon';
import styles from './offer-row.module.css';

interface OfferRowProps {
  title: string;
  /** One more line. Its space is reserved, so that it may arrive later. */
  text: string | undefined;
  acceptLabel: string;
  declineLabel: string;
  isBusy?: boolean;
  onAccept(): void;
  onDecline(): void;
}

/** An offer above the content, which the player accepts or declines. */
export function OfferRow({ title, text, acceptLabel, declineLabel, isBusy, onAccept, onDecline }: OfferRowProps) {
  return (
    <section className={styles.row} aria-label={title}>
      <span className={styles.icon}>
        <Icon name="clock" size={1.5} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onDecline}>
          {declineLabel}
        </Button>
        <Button isLoading={isBusy} onClick={onAccept}>
          {acceptLabel}
        </Button>
      </div>
    </section>
  );
}
