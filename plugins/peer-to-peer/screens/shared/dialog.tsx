import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  text?: string;
  /** Escape, or what the platform has for it. */
  onClose(): void;
  /** Buttons. */
  actions: ReactNode;
  /** Shown above the page without the browser's top layer, so that others may put something above it. */
  isBelowOthers?: boolean;
  children?: ReactNode;
}

/** The platform's dialog: it keeps the focus and gives it back. Shown as long as it is rendered. */
export function Dialog({ title, text, onClose, actions, isBelowOthers = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it leaves the page: only then does the platform give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (isBelowOthers) element?.show();
    else element?.showModal();
    return () => element?.close();
  }, [isBelowOthers]);
  return (
    <>
      {isBelowOthers && <div className={styles.scrim} />}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby={id}
        data-layer={isBelowOthers ? 'page' : 'top'}
        onCancel={(event) => {
          event.preventDefault();
          onClose();
        }}
        // Browsers may close it without asking (HTML, "close watcher").
        onClose={({ currentTarget }) => {
          if (!currentTarget.open) onClose();
        }}
        onKeyDown={(event) => {
          if (isBelowOthers && event.key === 'Escape') onClose();
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
