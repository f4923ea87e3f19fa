import { useId } from 'react';
import styles from './copy-by-hand.module.css';

interface CopyByHandProps {
  /** Exactly the text that should have been copied. */
  text: string;
  /** Accessible name of the text. */
  label: string;
  /** The reason, e.g. "Copying is not allowed here …". */
  hint: string;
}

/** A text that the browser refused to copy. It is selected, so that the player can copy it. */
export function CopyByHand({ text, label, hint }: CopyByHandProps) {
  const id = useId();
  return (
    <span className={styles.byHand}>
      <textarea
        className={styles.text}
        ref={selectAll}
        readOnly
        rows={Math.min(4, Math.ceil(text.length / 28))}
        value={text}
        aria-label={label}
        aria-describedby={id}
        translate="no"
        dir="ltr"
      />
      <span id={id} role="alert" className={styles.hint}>
        {hint}
      </span>
    </span>
  );
}

function selectAll(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}
