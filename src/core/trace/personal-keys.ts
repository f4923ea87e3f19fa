/** Keys whose value names a person or belongs to one, such as an account number. */
const PERSONAL =
  /name|holder|owner|payee|payer|beneficiary|recipient|receiver|sender|client|customer|address|street|city|account|wallet|iban|phone|passport|e-?mail|vpa/i;
/** Keys that match PERSONAL but name a thing, e.g. `payment_name` or `bank_name`. */
const IMPERSONAL = /^(payment|method|network|bank|file|category|bonus|country)|(_type|Id)$/i;

export const isThing = (key: string): boolean => IMPERSONAL.test(key);
export const isPersonal = (key: string): boolean => PERSONAL.test(key) && !isThing(key);
