import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import styles from './timer-bar.module.css';

export interface TimerBarProps {
  label: string;
  /** Remaining time, e.g. `04:59`. */
  text: string;
  tone: 'calm' | 'urgent';
  /** Announced by screen readers when it changes; the running seconds are not. */
  announcement?: string;
}

export function TimerBar({ label, text, tone, announcement }: TimerBarProps) {
  return (
    <div className={classNames(styles.bar, tone === 'urgent' && styles.urgent)}>
      <Icon name="clock" size={1.25} />
      <span className={styles.label}>{label}</span>
      <span className={styles.time} role="timer" aria-label={label} dir="auto">
        {text}
      </span>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </div>
  );
}
