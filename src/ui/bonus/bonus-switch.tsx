import { useId } from 'react';
import type { Elements } from '../elements';
import { Icon } from '../icons/icon';
import styles from './bonus-switch.module.css';

export interface BonusSwitchProps {
  title: string;
  /** Condition of the bonus, e.g. "From 500 INR". */
  hint?: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange(isOn: boolean): void;
  /** Rendered below the text, e.g. a link to the bonus's details. */
  children?: Elements;
}

export function BonusSwitch({ title, hint, isOn, isDisabled = false, onChange, children }: BonusSwitchProps) {
  const id = useId();
  return (
    <div className={styles.box}>
      <label className={styles.row} htmlFor={id}>
        <span className={styles.icon}>
          <Icon name="gift" />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {hint !== undefined && (
            <span id={`${id}-hint`} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
        <input
          id={id}
          className={styles.switch}
          type="checkbox"
          role="switch"
          aria-label={title}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          checked={isOn}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      {children}
    </div>
  );
}
