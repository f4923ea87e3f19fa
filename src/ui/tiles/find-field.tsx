import type { Ref } from 'react';
import styles from './find-field.module.css';

interface FindFieldProps {
  /** Accessible name, and placeholder while the field is empty. */
  label: string;
  onFind(text: string): void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Search field for a long list. Uncontrolled and without hooks, because the first script renders it too. */
export function FindField({ label, onFind, inputRef }: FindFieldProps) {
  return (
    <label className={styles.field}>
      <span className="visually-hidden">{label}</span>
      <input
        ref={inputRef}
        className={styles.input}
        type="search"
        placeholder={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onInput={(event) => onFind(event.currentTarget.value)}
      />
    </label>
  );
}
