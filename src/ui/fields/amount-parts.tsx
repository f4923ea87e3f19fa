/** The parts of an amount field. They use no hooks, so that the first form can render them before React has loaded. */
import type { ComponentPropsWithoutRef } from 'react';
import type { Elements } from '../elements';
import { classNames } from '../class-names';
import type { AmountFieldProps } from '../design/part-props';
import field from './field.module.css';

/** Most characters of a short label; four longer labels in a row would wrap on a phone. */
const SHORT_LABEL = 7;

interface AmountPartProps {
  /** Classes of the design's `amountField`. */
  styles: CSSModuleClasses;
}

/** Attributes of the input. */
export const amountInput = (styles: CSSModuleClasses) =>
  ({
    className: classNames(field.input, styles.input),
    type: 'text',
    dir: 'ltr',
    inputMode: 'decimal',
    autoComplete: 'off',
    enterKeyHint: 'done',
    placeholder: '0',
  }) as const satisfies ComponentPropsWithoutRef<'input'>;

/** The box around the input, with the currency's code at its end. */
export function AmountBox({ styles, currency, children }: AmountPartProps & { currency: string; children: Elements }) {
  return (
    <div className={classNames(field.box, styles.box)}>
      {children}
      <span className={styles.currency}>{currency}</span>
    </div>
  );
}

type QuickAmountsProps = AmountPartProps &
  Pick<AmountFieldProps, 'label' | 'value' | 'quickAmounts' | 'isDisabled' | 'onChange'>;

export function QuickAmounts({ styles, label, value, quickAmounts = [], isDisabled, onChange }: QuickAmountsProps) {
  if (quickAmounts.length === 0) return null;
  const isLong = quickAmounts.some((quick) => quick.label.length > SHORT_LABEL);
  return (
    <div
      className={styles.chips}
      data-count={quickAmounts.length}
      data-long={isLong || undefined}
      role="group"
      aria-label={label}
    >
      {quickAmounts.map((quick) => (
        <button
          key={quick.value}
          type="button"
          className={styles.chip}
          aria-pressed={quick.value === value}
          disabled={isDisabled}
          onClick={() => onChange(quick.value)}
        >
          {quick.label}
        </button>
      ))}
    </div>
  );
}
