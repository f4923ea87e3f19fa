import type { Elements } from '../../ui/elements';
import { AMOUNT_KEY } from '../../cashier/form/field-key';
import amountField from '../../ui/current/amount-field.module.css';
import { Page } from '../../ui/current/page';
import { AmountBox, amountInput, QuickAmounts } from '../../ui/fields/amount-parts';
import { keepLines } from '../../ui/fields/amount-typing';
import { FieldFrame } from '../../ui/fields/field-frame';
import formFields from '../../ui/form/form-fields.module.css';
import skeleton from '../../ui/form/form-skeleton.module.css';
import type { AmountView } from '../../ui/form/form-types';
import { Frame } from '../../ui/layout/frame';
import { Header } from '../../ui/layout/header';

export interface FirstFormViewProps {
  /** Of the cashier's part: "Deposit". */
  label: string;
  backLabel: string;
  onBack(): void;
  closeLabel: string;
  /** Absent: no close button. */
  onClose: (() => void) | undefined;
  /** Of the method. */
  title: string;
  icon: Elements;
  amount: Pick<AmountView, 'label' | 'currency' | 'limitsText' | 'quickAmounts'> & { value: string };
  /** Takes the value of a quick amount. */
  onAmount(text: string): void;
  /** Of the fields below, which come with the application. */
  fieldLabels: readonly string[];
}

/**
 * A method's form as the current design shows it (ui/form/payment-form-view.tsx), of the same parts and in the same places.
 * Its amount can be typed; where the fields and the button will be is shown. No hooks: see `renderInto`.
 */
export function FirstFormView(props: FirstFormViewProps) {
  const { label, backLabel, onBack, closeLabel, onClose, title, icon, amount, onAmount, fieldLabels } = props;
  return (
    <Frame label={label} header={<Header {...{ label, backLabel, onBack, closeLabel, onClose }} />}>
      {/* There is nothing yet to submit it to. */}
      <Page
        title={title}
        subtitle={label}
        icon={icon}
        footer={<div className={skeleton.button} />}
        onSubmit={() => undefined}
      >
        <div>
          <FieldFrame id="first-form-amount" label={amount.label} hint={amount.limitsText}>
            {(attributes) => (
              <AmountBox styles={amountField} currency={amount.currency}>
                <input
                  {...attributes}
                  {...amountInput(amountField)}
                  name={AMOUNT_KEY}
                  value={amount.value}
                  onPaste={keepLines}
                />
              </AmountBox>
            )}
          </FieldFrame>
          <QuickAmounts styles={amountField} {...amount} onChange={onAmount} />
        </div>
        {fieldLabels.length > 0 && (
          <div className={formFields.fields} aria-hidden>
            {fieldLabels.map((fieldLabel, index) => (
              <FieldFrame key={index} id={`first-form-field-${index}`} label={fieldLabel}>
                {() => <div className={skeleton.field} />}
              </FieldFrame>
            ))}
          </div>
        )}
      </Page>
    </Frame>
  );
}
