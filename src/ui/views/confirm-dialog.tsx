import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import styles from './confirm-dialog.module.css';
import { Modal } from './modal';

export interface ConfirmDialogProps {
  title: string;
  text?: string;
  /** Label of the button that goes ahead; empty: there is nothing to go ahead with. */
  confirmLabel: string;
  /** Label of the button that changes nothing. Escape and a tap beside the dialog do the same. */
  cancelLabel: string;
  onConfirm(): void;
  onCancel(): void;
  /** True where going ahead may cost the player money: the harmless answer comes first. */
  isRisky?: boolean;
  /** A better alternative. Its button comes first and gets the focus. */
  instead?: { label: string; isBusy?: boolean; onSelect(): void };
  /** Result of the alternative; screen readers announce it. */
  news?: string;
}

/** Milliseconds in which a second tap, meant for the button that has opened the dialog, must not answer the question. */
const SECOND_TAP_MS = 500;

/** Asks one question before an action that can't be undone. See `Modal`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmLabel, cancelLabel, onConfirm, onCancel, isRisky = false, instead, news } = props;
  const actions = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SECOND_TAP_MS);
    return () => clearTimeout(timer);
  }, []);
  // Runs after the dialog has opened, and moves the focus to the harmless answer. A low frame shows the beginning all the same.
  useLayoutEffect(() => {
    actions.current?.querySelector<HTMLElement>('[data-harmless] button')?.focus({ preventScroll: true });
  }, []);
  const cancel = (
    <div data-harmless>
      <Button isFullWidth variant={isRisky ? 'primary' : instead ? 'ghost' : 'secondary'} onClick={onCancel}>
        {cancelLabel}
      </Button>
    </div>
  );
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
        {isRisky && cancel}
        {confirmLabel && (
          <Button
            isFullWidth
            variant={instead || isRisky ? 'secondary' : 'primary'}
            aria-disabled={!isSettled || undefined}
            // A key's click has no count, and the focus has moved: it means this button.
            onClick={({ detail }) => (isSettled || detail === 0) && onConfirm()}
          >
            {confirmLabel}
          </Button>
        )}
        {!isRisky && cancel}
      </div>
    </Modal>
  );
}
