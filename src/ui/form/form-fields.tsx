import { useState } from 'react';
import { AdvancedFields } from './advanced-fields';
import { FormField } from './form-field';
import styles from './form-fields.module.css';
import type { FormFieldView } from './form-types';

interface FormFieldsProps {
  fields: readonly FormFieldView[];
  /** Label of the section that holds the advanced fields. Without it they stand among the other fields. */
  moreLabel?: string;
}

/** The form's fields in their order, the advanced ones last. Must be inside a react-final-form `Form`. */
export function FormFields({ fields, moreLabel }: FormFieldsProps) {
  const appeared = useAppeared(fields);
  if (fields.length === 0) return null;
  const advanced = moreLabel === undefined ? [] : fields.filter(({ isAdvanced }) => isAdvanced);
  return (
    <div className={styles.fields}>
      {fields
        .filter((field) => !advanced.includes(field))
        .map((field) => (
          <FormField key={field.key} field={field} />
        ))}
      {advanced.length > 0 && <AdvancedFields label={moreLabel ?? ''} fields={advanced} />}
      <span role="status" className="visually-hidden">
        {appeared}
      </span>
    </div>
  );
}

/** Text for screen readers about the fields that were added since the page was opened. */
function useAppeared(fields: readonly FormFieldView[]): string {
  const [first] = useState(() => new Set(fields.map(({ key }) => key)));
  return fields.flatMap(({ key, appearsAs }) => (appearsAs && !first.has(key) ? [appearsAs] : [])).join('. ');
}
