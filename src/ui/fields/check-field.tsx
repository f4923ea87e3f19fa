import styles from './check-field.module.css';

interface CheckFieldProps {
  label: string;
  isChecked: boolean;
  onChange(isChecked: boolean): void;
}

/** A checkbox; the whole line can be tapped. */
export function CheckField({ label, isChecked, onChange }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
