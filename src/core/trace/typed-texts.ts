/** Beside what is in `fields` and the like. */
const PERSONAL = /name|mail/;
/** Secrets, and what a player chooses instead of typing it. */
const SKIPPED = /cv[cv]|pin\b|code|otp|pass(?!port)|secret|token|captcha|type|currency|country|amount/i;
/** More digits are a card or the like, which the scrubber of monitoring finds anyway; fewer may be a security code. */
const LEAST_DIGITS = 5;
const MOST_DIGITS = 8;

/** What was typed into a request and may be told again in the gateway's wording: no number of a card, no code, no secret. */
export function* typedTexts(request: unknown, holder = ''): Generator<string> {
  for (const [key, value] of Object.entries(request ?? {})) {
    if (typeof value === 'object') yield* typedTexts(value, key);
    else if (typeof value === 'string' && (holder || PERSONAL.test(key)) && !SKIPPED.test(holder + key)) {
      const digits = value.replace(/\P{Nd}/gu, '').length;
      if (digits <= MOST_DIGITS && (digits >= LEAST_DIGITS || /\p{L}/u.test(value))) yield value;
    }
  }
}
