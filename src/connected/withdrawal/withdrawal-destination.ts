import { blocksOfFour } from '../../cashier/card/blocks-of-four';
import { printedAccount } from '../../cashier/form/account/own-account';
import type { PaymentForm } from '../../cashier/form/payment-form';
import type { Locale } from '../../core/locale/locale';

/** The form's fields as shown to the player: the text of a chosen option, a card number in blocks of four. */
export function destinationOf(
  { fields, wireValues }: Pick<PaymentForm, 'fields' | 'wireValues'>,
  locale: Locale,
): { label: string; value: string }[] {
  return fields.map((field) => {
    const value = wireValues[field.name] ?? '';
    const item = field.items.find((one) => one.value === value);
    const text = field.type === 'card_pan' ? blocksOfFour(value) : printedAccount(field, value);
    return { label: locale.text(field.label) || field.name, value: item ? locale.text(item.text) : text };
  });
}
