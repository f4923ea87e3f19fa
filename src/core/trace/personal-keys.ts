/** Keys under which a message names a person, or what is that person's alone. */
const PERSONAL =
  /name|holder|owner|payee|payer|beneficiary|recipient|receiver|sender|client|customer|address|street|city|account|wallet|iban|phone|passport|e-?mail|vpa/i;
/** Names of things. */
const IMPERSONAL = /^(payment|method|network|bank|file|category|bonus|country)|(_type|Id)$/i;

export const isThing = (key: string): boolean => IMPERSONAL.test(key);
export const isPersonal = (key: string): boolean => PERSONAL.test(key) && !isThing(key);
