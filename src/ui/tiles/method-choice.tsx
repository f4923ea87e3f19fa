import { useId } from 'react';
import styles from './method-choice.module.css';
import { MethodIcon } from './method-icon';

export interface MethodChoiceProps {
  label: string;
  options: readonly { value: string; label: string; iconUrl?: string | undefined }[];
  value: string;
  onChange(value: string): void;
  onIconError?(src: string): void;
}

/** A choice of one among a few methods on a form, by native radio buttons shown as rows with icons. */
export function MethodChoice({ label, options, value, onChange, onIconError }: MethodChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <MethodIcon size="s" src={option.iconUrl ?? null} onError={onIconError} />
          <span className={styles.label}>{option.label}</span>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
        </label>
      ))}
    </fieldset>
  );
}
