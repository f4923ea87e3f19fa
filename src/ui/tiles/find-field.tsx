import type { Ref } from 'react';
import styles from './find-field.module.css';

interface FindFieldProps {
  /** Its spoken name, and what stands in it while it is empty. */
  label: string;
  onFind(text: string): void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Looks through a long list. It keeps what is typed itself, so that the first script can draw it, too: no hooks. */
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
