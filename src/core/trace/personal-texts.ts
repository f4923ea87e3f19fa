/** Where a person's texts stand in a message: what the player typed, and what a host or a gateway says of somebody. */

/** Maps of what was typed, or of what is known of the player. */
const HOLDERS = /^(fields|profile|advanced|user|card)$/;
const PERSONAL =
  /name|holder|owner|payee|payer|beneficiary|recipient|receiver|sender|client|customer|address|street|city|account|wallet|iban|phone|passport|e-?mail|vpa/i;
/** Names of things. */
const IMPERSONAL = /^(payment|method|network|bank|file|category|bonus|country)|(_type|Id)$/i;
const SECRET = /cv[cv]|security|pin\b|code|otp|password|secret|token|captcha/i;

/** More digits than this are a card or the like: none is kept, and the scrubber of monitoring finds them by themselves. */
const MOST_DIGITS = 8;
/** Fewer may be a card's security code or its expiry. */
const LEAST_DIGITS = 5;

/** The texts by which a person could be told, without numbers of cards and secrets. */
export function personalTexts(value: unknown, key = '', isInside = false): string[] {
  if (typeof value === 'string') return isInside || isPersonal(key) ? wordsOnly(value, key) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    personalTexts(entry, Array.isArray(value) ? key : name, isInside || HOLDERS.test(key)),
  );
}

export const isPersonal = (key: string): boolean => PERSONAL.test(key) && !IMPERSONAL.test(key);

function wordsOnly(text: string, key: string): string[] {
  const count = text.match(/\p{Nd}/gu)?.length ?? 0;
  const isNumber = !/\p{L}/u.test(text);
  if (SECRET.test(key) || IMPERSONAL.test(key)) return [];
  if (isNumber) return count >= LEAST_DIGITS && count <= MOST_DIGITS ? [text] : [];
  return [count > MOST_DIGITS ? text.replace(/\p{Nd}+/gu, ' ') : text];
}
