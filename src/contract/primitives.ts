/** Small shapes that several messages share. */
import * as v from 'valibot';

/** Language to text, e.g. `{ en: 'Card', pt: 'Cartão' }`; `en` is the fallback. */
export const Text = v.record(v.string(), v.string());
export type Text = v.InferOutput<typeof Text>;

/** What every engine reads: ECMAScript's own form. `2026-03-01 10:00:00+00` of PostgreSQL is read by some, in their own ways. */
const READABLE = /T.*(?:Z|[+-]\d\d:\d\d)$/;

/** ISO 8601 in UTC, e.g. `2026-03-01T10:00:00Z`. */
export const IsoTime = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((time) => READABLE.test(time) && !Number.isNaN(Date.parse(time))),
);

/** An amount in major units, as a JSON number. Turn it into a decimal before counting with it. */
export const Amount = v.pipe(v.number(), v.finite());

/** An amount of a coin: a number, or decimal text with as many decimals as the coin has. Always text inside the cashier. */
export const CoinAmount = v.union([
  v.pipe(v.number(), v.finite(), v.minValue(0), v.transform(String)),
  v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/)),
]);

/** An id that a gateway may send as text or as an integer up to 2^53; always text inside the cashier. */
export const Id = v.union([
  v.pipe(v.string(), v.minLength(1)),
  v.pipe(v.number(), v.safeInteger(), v.transform(String)),
]);

/** What is shown, or sent back, as text: a gateway may hold it as a number or a truth value. */
export const Value = v.union([
  v.string(),
  v.pipe(v.number(), v.maxValue(Number.MAX_SAFE_INTEGER), v.minValue(Number.MIN_SAFE_INTEGER), v.transform(String)),
  v.pipe(v.boolean(), v.transform(String)),
]);

/** One text for all languages, or one for each. */
export const Words = v.union([v.string(), Text]);

/** Optional and nullable keys are one thing to us: absent. */
export const absent = <S extends v.GenericSchema>(schema: S) => v.nullish(schema);

/** Absent, null or bad: an empty list. */
export const listOf = <S extends v.GenericSchema>(entry: S) => v.nullish(v.array(entry), () => []);

export const Flow = v.picklist(['deposit', 'withdrawal']);
export type Flow = v.InferOutput<typeof Flow>;

export const Platform = v.picklist(['desktop', 'mobile', 'android', 'ios']);
export type Platform = v.InferOutput<typeof Platform>;

export const Theme = v.picklist(['light', 'dark']);
export type Theme = v.InferOutput<typeof Theme>;

export const Design = v.picklist(['current', 'legacy']);
export type Design = v.InferOutput<typeof Design>;

/** A transaction as the player sees it. Pushes say 1 (processed) or 2 (mistaked). */
export const TransactionStatus = v.picklist(['accepted', 'mistaked', 'processed', 'waiting']);
export type TransactionStatus = v.InferOutput<typeof TransactionStatus>;
