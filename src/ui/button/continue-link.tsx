import { Icon } from '../icons/icon';
import styles from './continue-link.module.css';

export interface ContinueLinkProps {
  /** http(s) address, checked by the caller. */
  href: string;
  label: string;
  /** Why the link is here, e.g. "Your browser blocked the payment window." */
  text?: string;
  onClick?(): void;
}

/** Lets the player continue when the browser blocked the payment window: a real link, which no blocker stops. */
export function ContinueLink({ href, label, text, onClick }: ContinueLinkProps) {
  return (
    <div className={styles.box}>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
        <span>{label}</span>
        <Icon name="external" size={1.25} />
      </a>
    </div>
  );
}
