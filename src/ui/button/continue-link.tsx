import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import styles from './button.module.css';

export interface ContinueLinkProps {
  /** http(s) address, checked by the caller. */
  href: string;
  label: string;
  onClick?(): void;
}

/** Opens the payment page where no window does: a real link, which no blocker stops. Looks like the main button. */
export function ContinueLink({ href, label, onClick }: ContinueLinkProps) {
  const className = classNames(styles.button, styles.primary, styles.full);
  return (
    <a className={className} href={href} target="_blank" rel="noopener" onClick={onClick}>
      <span className={styles.label}>
        <span>{label}</span>
        <Icon name="external" size={1.25} />
      </span>
    </a>
  );
}
