import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button';
import styles from './confirm-dialog.module.css';
import { Modal } from './modal';

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

/** One question before something that can't be undone. See `Modal`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmLabel, cancelLabel, onConfirm, onCancel, instead, news } = props;
  const actions = useRef<HTMLDivElement>(null);
  const id = useId();
  // After the dialog has opened: the harmless answer has the focus at first.
  useLayoutEffect(() => actions.current?.querySelector<HTMLElement>('[data-harmless] button')?.focus(), []);
  return (
    <Modal title={title} describedBy={text === undefined ? undefined : `${id}-text`} onCancel={onCancel}>
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
    </Modal>
  );
}
