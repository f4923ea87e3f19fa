import { useEffect, useId, useRef } from 'react';
import { Button } from '../button/button';
import styles from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  title: string;
  text?: string;
  /** Does it. */
  confirmLabel: string;
  /** Leaves all as it is; so do Escape and a tap beside the dialog. */
  cancelLabel: string;
  onConfirm(): void;
  onCancel(): void;
}

/** One question before something that can't be undone. The platform's modal dialog keeps the focus and gives it back. */
export function ConfirmDialog({ title, text, confirmLabel, cancelLabel, onConfirm, onCancel }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onCancel();
      }}
    >
      <div className={styles.body}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {text !== undefined && (
          <p id={`${id}-text`} className={styles.text}>
            {text}
          </p>
        )}
        <div className={styles.actions}>
          <Button isFullWidth onClick={onConfirm}>
            {confirmLabel}
          </Button>
          {/* The harmless answer has the focus at first. */}
          <Button isFullWidth variant="secondary" autoFocus onClick={onCancel}>
            {cancelLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
