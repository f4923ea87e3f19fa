import { use, useState } from 'react';
import { Icon } from '../icons/icon';
import styles from './advanced-fields.module.css';
import { FormContext } from './form-context';
import { FormField } from './form-field';
import type { FormFieldView } from './form-types';

/** Collapsed until the player opens it or a field in it must be seen: it is wrong at submit, or a reply asks for it. */
export function AdvancedFields({ label, fields }: { label: string; fields: readonly FormFieldView[] }) {
  const { problems, refusals, isShown, heldKey } = use(FormContext);
  const mustShow = fields.some(
    (field) =>
      field.isAskedFor ||
      field.key === heldKey ||
      refusals[field.key] !== undefined ||
      (isShown && problems[field.key] !== undefined),
  );
  const [isOpen, setIsOpen] = useState(mustShow);
  if (mustShow && !isOpen) setIsOpen(true);
  return (
    <details className={styles.fold} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span>{label}</span>
        <Icon name="expand" size={1.25} />
      </summary>
      <div className={styles.fields}>
        {fields.map((field) => (
          <FormField key={field.key} field={field} />
        ))}
      </div>
    </details>
  );
}
