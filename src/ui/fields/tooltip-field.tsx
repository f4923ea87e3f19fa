import { useId } from 'react';
import { Icon } from '../icons/icon';
import { TextField, type TextFieldProps } from './text-field';
import styles from './tooltip-field.module.css';

export interface TooltipFieldProps extends TextFieldProps {
  tooltip: string;
  /** Accessible name of the button; by default the field's label and a question mark. */
  tooltipLabel?: string;
}

/**
 * Input with a toggletip: opens on click, Enter or Space, closes on Escape or a click elsewhere (platform popover). The
 * text is also a description of the input, so screen readers read it without opening the toggletip.
 */
export function TooltipField({ tooltip, tooltipLabel, ...field }: TooltipFieldProps) {
  const id = useId();
  const help = (
    <>
      <button
        type="button"
        className={styles.trigger}
        popoverTarget={id}
        aria-label={tooltipLabel ?? `${field.label}?`}
      >
        <Icon name="info" size={1.25} />
      </button>
      <div id={id} popover="auto" className={styles.tip}>
        {tooltip}
      </div>
    </>
  );
  return <TextField {...field} labelEnd={help} describedBy={id} />;
}
