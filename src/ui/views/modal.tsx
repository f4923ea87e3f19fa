import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { Elements } from '../elements';
import { classNames } from '../class-names';
import styles from './modal.module.css';

interface ModalProps {
  title: string;
  describedBy?: string | undefined;
  /** Room for a list of facts rather than for a question. */
  isWide?: boolean;
  /** Escape, a tap beside it, or a browser that closes it by itself. */
  onCancel(): void;
  children: Elements;
}

/** The platform's modal dialog with a title: it keeps the focus and gives it back. */
export function Modal({ title, describedBy, isWide = false, onCancel, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
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
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, isWide && styles.wide)}
      aria-labelledby={id}
      aria-describedby={describedBy}
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
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
