import { useEffect, useId, useLayoutEffect, useRef } from 'react';
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
  /** What is better done instead: it stands first, and has the focus. */
  instead?: { label: string; isBusy?: boolean; onSelect(): void };
  /** What came of it; read out. */
  news?: string;
}

/** One question before something that can't be undone. The platform's modal dialog keeps the focus and gives it back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmLabel, cancelLabel, onConfirm, onCancel, instead, news } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    // A tap beside the dialog hits the dialog's own backdrop.
    const onTap = (event: MouseEvent) => {
      if (event.target === shown) onCancel();
    };
    shown?.addEventListener('click', onTap);
    return () => shown?.removeEventListener('click', onTap);
  }, [onCancel]);
  // Before it leaves the page, so that the platform gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The harmless answer has the focus at first.
    actions.current?.querySelector<HTMLElement>('[data-harmless] button')?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      // Properties, since React hears them from the first moment on: an effect's listener comes after an early Escape.
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      // Browsers may close it without asking (HTML, "close watcher"): a question that is gone is answered.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onCancel();
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
        {news !== undefined && (
          <p className={styles.news} role="status">
            {news}
          </p>
        )}
        <div ref={actions} className={styles.actions}>
          {instead && (
            <div data-harmless>
              <Button isFullWidth isLoading={instead.isBusy} onClick={instead.onSelect}>
                {instead.label}
              </Button>
            </div>
          )}
          <Button isFullWidth variant={instead && 'secondary'} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <div data-harmless>
            <Button isFullWidth variant={instead ? 'ghost' : 'secondary'} onClick={onCancel}>
              {cancelLabel}
            </Button>
          </div>
        </div>
      </div>
    </dialog>
  );
}
