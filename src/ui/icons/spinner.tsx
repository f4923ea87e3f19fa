import styles from './spinner.module.css';

/** A decorative rotating ring; the text beside it must say what is under way. `size` in rem. */
export function Spinner({ size = 1.25 }: { size?: number }) {
  return (
    <svg
      className={styles.spinner}
      style={{ width: `${size}rem`, height: `${size}rem` }}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.track} cx="12" cy="12" r="10" />
      <circle className={styles.arc} cx="12" cy="12" r="10" pathLength="100" />
    </svg>
  );
}
