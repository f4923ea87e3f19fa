import styles from './step-list.module.css';

/** Numbered instructions. An empty step is left out and gets no number. */
export function StepList({ steps }: { steps: readonly string[] }) {
  const shown = steps.filter((step) => step.trim() !== '');
  if (shown.length === 0) return null;
  return (
    // Safari drops the list role from lists without markers.
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
