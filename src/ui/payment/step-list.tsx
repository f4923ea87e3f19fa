import styles from './step-list.module.css';

/** What to do, one after the other. A step without words takes no number. */
export function StepList({ steps }: { steps: readonly string[] }) {
  const shown = steps.filter((step) => step.trim() !== '');
  if (shown.length === 0) return null;
  return (
    // Safari forgets that a list without markers is one, unless it is told.
    <ol className={styles.list} role="list">
      {shown.map((step, index) => (
        <li key={index} className={styles.step}>
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.text}>
            <bdi>{step}</bdi>
          </span>
        </li>
      ))}
    </ol>
  );
}
