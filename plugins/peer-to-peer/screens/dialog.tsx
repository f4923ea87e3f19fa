import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  text?: string;
  /** Called for Escape and the platform's equivalents, such as the back gesture. */
  onClose(): void;
  /** The dialog's buttons. */
  actions: ReactNode;
  children: ReactNode;
}

/** A native dialog out of the browser's top layer, so that third-party content can appear above it. Open as long as it is rendered. */
export function Dialog({ title, text, onClose, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Close the dialog while it is still in the document, because only then does the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.show();
    return () => element?.close();
  }, []);
  return (
    <>
      <div className={styles.scrim} />
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby={id}
        onCancel={(event) => {
          event.preventDefault();
          onClose();
        }}
        // Browsers may close the dialog without a cancelable `cancel` event (HTML, "close watcher").
        onClose={({ currentTarget }) => {
          if (!currentTarget.open) onClose();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Else the host would take the key for its own: the dialog may be gone when it is looked for.
          event.preventDefault();
          onClose();
        }}
      >
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        <div className={styles.body}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </dialog>
    </>
  );
}
