import { FormField } from './form-field';
import styles from './form-fields.module.css';
import type { FormFieldView } from './form-types';

/** The fields of a form, in their order. Inside a react-final-form `Form`. */
export function FormFields({ fields }: { fields: readonly FormFieldView[] }) {
  if (fields.length === 0) return null;
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <FormField key={field.key} field={field} />
      ))}
    </div>
  );
}
