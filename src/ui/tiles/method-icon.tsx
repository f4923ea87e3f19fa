import { classNames } from '../class-names';
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
 * the first list can show it before React is there: a failed image hides itself and lets the plate show the neutral mark,
 * which is the style sheet's: an icon in each tile would be a third of the elements of a list.
 */
export function MethodIcon({ src, size = 'm', onError }: MethodIconProps) {
  return (
    <span key={src} className={classNames(styles.plate, styles[size], !src && styles.bare)}>
      {src && (
        <img
          className={styles.image}
          src={src}
          alt=""
          width={28}
          height={28}
          decoding="async"
          draggable={false}
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
            currentTarget.parentElement?.classList.add(styles.bare!);
            onError?.(src);
          }}
        />
      )}
    </span>
  );
}
