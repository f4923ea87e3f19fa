import { classNames } from '../class-names';
import styles from './method-icon.module.css';

export interface MethodIconProps {
  /** Address of the image; without one the neutral icon is shown. */
  src?: string | null;
  size?: 's' | 'm' | 'l';
  /** Called if the image could not be loaded. Report 'unable to fetch icon' with the address. */
  onError?(src: string): void;
}

/**
 * A method's icon on a white plate of fixed size. Decorative: the label beside it is the name. Has no state, so that
 * the first list can render it before React has loaded: a failed image hides itself, and the plate then shows the
 * neutral icon. That icon is drawn by the style sheet, because an SVG in each tile would be a third of a list's
 * elements.
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
