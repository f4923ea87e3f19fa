import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../icons/icon';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children' | 'aria-label'
> {
  icon: IconName;
  /** Accessible name. */
  label: string;
}

export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={styles.button} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
