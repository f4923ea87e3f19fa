import { blocksOfFour } from '../cashier/card/blocks-of-four';
import { fieldKey } from '../cashier/form/field-key';
import type { PaymentForm } from '../cashier/form/payment-form';
import { wireValue } from '../cashier/form/wire-value';
import type { Locale } from '../core/locale/locale';

/** The form's fields as the player reads them: the text of a choice, a card number in blocks of four. */
export function destinationOf(
  { fields, form }: Pick<PaymentForm, 'fields' | 'form'>,
  locale: Locale,
): { label: string; value: string }[] {
  const { values } = form.getState();
  return fields.map((field) => {
    const value = wireValue(field, values[fieldKey(field.name)]);
    const item = field.items.find((one) => one.value === value);
    const text = field.type === 'card_pan' ? blocksOfFour(value) : value;
    return { label: locale.text(field.label), value: item ? locale.text(item.text) : text };
  });
}
