import type { PaymentForm } from '@/cashier/form/payment-form';
import type { Locale } from '@/core/locale/locale';
import type { Detail } from '@/ui/layout/details-list';
import { bankAccount } from '../bank-fields';
import type { AccountNameStore } from '../stores/account-name-store';

/** Destination of the money: the bank with its code, the account in readable groups, and its holder's name. */
export function bankDestination(
  { fields, wireValues: values }: Pick<PaymentForm, 'fields' | 'wireValues'>,
  answer: AccountNameStore['answer'],
  locale: Locale,
): Detail[] {
  const found = bankAccount(values);
  const rows = fields.map((field): Detail => {
    const value = values[field.name] ?? '';
    const item = field.items.find((one) => one.value === value);
    const text = item ? `${locale.text(item.text)}${item.hint ? ` (${item.hint})` : ''}` : value;
    const isAccount = field.name === found?.accountField;
    return { label: locale.text(field.label) || field.name, value: isAccount ? inGroups(found?.account ?? '') : text };
  });
  if (answer === undefined) return rows;
  const name = answer === 'unconfirmed' ? locale.t('nigerian-banks:unconfirmed') : answer.name;
  return [...rows, { label: locale.t('nigerian-banks:accountName'), value: name }];
}

/** `0000014579` becomes `0000 014 579`. */
const inGroups = (account: string) => account.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');
