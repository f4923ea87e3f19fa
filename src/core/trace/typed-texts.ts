/** Keys of personal texts at the top level of a request; inside `fields` and the like every text is taken. */
const PERSONAL = /name|mail/;
/** Keys of secrets, and of values that a player chooses instead of typing. */
const SKIPPED = /cv[cv]|pin\b|code|otp|pass(?!port)|secret|token|captcha|type|currency|country|amount/i;
/**
 * A number with more digits than MOST_DIGITS is a card or the like, which the monitoring scrubber finds anyway; one
 * with fewer than LEAST_DIGITS may be a security code.
 */
const LEAST_DIGITS = 5;
const MOST_DIGITS = 8;

/** Yields the typed texts of a request that the gateway's wording may repeat; no card number, code or secret. */
export function* typedTexts(request: unknown, holder = ''): Generator<string> {
  for (const [key, value] of Object.entries(request ?? {})) {
    if (typeof value === 'object') yield* typedTexts(value, key);
    else if (typeof value === 'string' && (holder || PERSONAL.test(key)) && !SKIPPED.test(holder + key)) {
      const digits = value.replace(/\P{Nd}/gu, '').length;
      if (digits <= MOST_DIGITS && (digits >= LEAST_DIGITS || /\p{L}/u.test(value))) yield value;
    }
  }
}
