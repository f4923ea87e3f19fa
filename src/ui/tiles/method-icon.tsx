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

/**
 * Mark of a method on a white plate of fixed size. Decorative: the label beside it is the name. Without state, so that
 * the first list can show it before React is there: a failed image hides itself, and the neutral mark under it shows.
 */
export function MethodIcon({ src, size = 'm', onError }: MethodIconProps) {
  return (
    <span className={classNames(styles.plate, styles[size])}>
      {src && (
        <img
          key={src}
          className={styles.image}
          src={src}
          alt=""
          width={28}
          height={28}
          decoding="async"
          draggable={false}
          onError={({ currentTarget }) => {
            if (currentTarget instanceof HTMLElement) currentTarget.hidden = true;
            onError?.(src);
          }}
        />
      )}
      <Icon name="card" size={size === 's' ? 1.125 : 1.5} />
    </span>
  );
}
