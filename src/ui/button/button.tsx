import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Spinner } from '../icons/spinner';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  variant?: 'primary' | 'secondary' | 'ghost';
  /** Shows a spinner over the label, keeps the width and the focus, and ignores clicks and submits. */
  isLoading?: boolean;
  isFullWidth?: boolean;
  children: ReactNode;
}

/** While loading the button is `aria-disabled` and not `disabled`, so that it does not lose the focus. */
export function Button({
  variant = 'primary',
  isLoading = false,
  isFullWidth = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, styles[variant], isFullWidth && styles.full)}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (isLoading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className={classNames(styles.label, isLoading && styles.covered)}>{children}</span>
      {isLoading && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
