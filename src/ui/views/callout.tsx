import type { Elements } from '../elements';
import styles from './callout.module.css';

interface CalloutProps {
  title: string;
  text: string;
  /** A `Button`. */
  action: Elements;
}

/** A box above the page's main content, for something that needs the player's attention. */
export function Callout({ title, text, action }: CalloutProps) {
  return (
    <section className={styles.callout} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action}
    </section>
  );
}
