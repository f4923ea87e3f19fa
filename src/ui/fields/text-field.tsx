import type { HTMLAttributes } from 'react';
import type { Elements } from '../elements';
import { classNames } from '../class-names';
import { FieldShell, type FieldProps } from './field-shell';
import styles from './field.module.css';
import { MaskedInput } from './masked-input';
import type { TextShape } from './text-shape';

export interface TextFieldProps extends FieldProps {
  shape?: TextShape | undefined;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  autoCapitalize?: HTMLAttributes<HTMLInputElement>['autoCapitalize'];
  placeholder?: string;
  /** Digits have equal widths and run left to right in every language. */
  isNumeric?: boolean;
  /** Inside the box, before the text. */
  start?: Elements;
  /** Inside the box, after the text. */
  end?: Elements;
  labelEnd?: Elements;
  describedBy?: string;
}

export function TextField(props: TextFieldProps) {
  const { name, value, onChange, onFocus, onBlur, isDisabled, shape, isNumeric, inputMode, start, end } = props;
  return (
    <FieldShell {...props}>
      {(attributes) => (
        // Keeps the prefix to the left of its number, whatever the page's direction.
        <div className={styles.box} dir={isNumeric && start !== undefined ? 'ltr' : undefined}>
          {start !== undefined && <span className={styles.start}>{start}</span>}
          <MaskedInput
            {...attributes}
            className={classNames(styles.input, isNumeric && styles.numeric)}
            name={name}
            type="text"
            dir={isNumeric || inputMode === 'email' ? 'ltr' : undefined}
            value={value}
            onText={onChange}
            shape={shape}
            disabled={isDisabled}
            inputMode={inputMode}
            autoComplete={props.autoComplete ?? 'off'}
            autoCapitalize={props.autoCapitalize ?? 'off'}
            autoCorrect="off"
            spellCheck={false}
            placeholder={props.placeholder}
            enterKeyHint={props.enterKeyHint}
            onFocus={onFocus}
            onBlur={onBlur}
          />
          {end !== undefined && <span className={styles.end}>{end}</span>}
        </div>
      )}
    </FieldShell>
  );
}
