import { useState } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import styles from './method-icon.module.css';

export interface MethodIconProps {
  /** Address of the image; without one the neutral mark is shown. */
  src?: string | null;
  size?: 's' | 'm' | 'l';
  /** The image could not be loaded: report 'unable to fetch icon' with the address. */
  onError?(src: string): void;
}

/** Mark of a method on a white plate of fixed size. Decorative: the label beside it is the name. */
export function MethodIcon({ src, size = 'm', onError }: MethodIconProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <span className={classNames(styles.plate, styles[size])}>
      {src && src !== failedSrc ? (
        <img
          className={styles.image}
          src={src}
          alt=""
          width={28}
          height={28}
          decoding="async"
          draggable={false}
          onError={() => {
            setFailedSrc(src);
            onError?.(src);
          }}
        />
      ) : (
        <Icon name="card" size={size === 's' ? 1.125 : 1.5} />
      )}
    </span>
  );
}
