import { useId } from 'react';
import styles from './choice-list.module.css';

export interface Choice {
  value: string;
  label: string;
  hint?: string;
}

interface ChoiceListProps {
  /** Accessible name of the group. */
  label: string;
  choices: readonly Choice[];
  value: string;
  onChange(value: string): void;
}

/** A choice of one among a few, by native radio buttons, so that arrow keys and screen readers work as usual. */
export function ChoiceList({ label, choices, value, onChange }: ChoiceListProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.list}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={id}
            className={styles.radio}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles.words}>
            <span className={styles.label}>{choice.label}</span>
            {choice.hint !== undefined && <span className={styles.hint}>{choice.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
