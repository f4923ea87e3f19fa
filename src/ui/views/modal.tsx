import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { Elements } from '../elements';
import { classNames } from '../class-names';
import styles from './modal.module.css';

interface ModalProps {
  title: string;
  describedBy?: string | undefined;
  /** Wide enough for a list of facts; the default width suits a question. */
  isWide?: boolean;
  /** Called on Escape, on a tap beside the dialog, and when the browser closes the dialog by itself. */
  onCancel(): void;
  children: Elements;
}

/** The platform's modal dialog with a title. It traps the focus and restores it when it closes. */
export function Modal({ title, describedBy, isWide = false, onCancel, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    // A tap on the backdrop has the dialog element itself as its target.
    const onTap = (event: MouseEvent) => {
      if (event.target === shown) onCancel();
    };
    shown?.addEventListener('click', onTap);
    return () => shown?.removeEventListener('click', onTap);
  }, [onCancel]);
  // Close the dialog before it is unmounted, so that the browser restores the focus.
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
      // Props, because React handles them from the first render on; an effect's listener could miss an early Escape.
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      // Browsers may close the dialog without a `cancel` event (HTML, "close watcher"). Treat that as a cancel.
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
