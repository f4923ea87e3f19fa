/** Small shapes that several messages share. */
import * as v from 'valibot';

/** Length, in UTF-16 units, of the longest text that is shown. */
export const MAX_SHOWN = 2000;

/**
 * A text that players read. A longer one is cut when it is read: a browser takes half a minute to lay out a label of a
 * million characters.
 */
export const ShownText = v.pipe(v.string(), v.maxLength(MAX_SHOWN));

/** Language to text, e.g. `{ en: 'Card', pt: 'Cartão' }`; `en` is the fallback. */
export const Text = v.record(v.string(), ShownText);
export type Text = v.InferOutput<typeof Text>;

/**
 * ECMAScript's own format, which every engine parses. PostgreSQL's `2026-03-01 10:00:00+00` is parsed by some only, and
 * differently.
 */
const READABLE = /T.*(?:Z|[+-]\d\d:\d\d)$/;

/** ISO 8601 with a time zone, e.g. `2026-03-01T10:00:00Z`. */
export const IsoTime = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((time) => READABLE.test(time) && !Number.isNaN(Date.parse(time))),
);

/** An amount in major units, as a JSON number. Convert it to a decimal before calculating with it. */
export const Amount = v.pipe(v.number(), v.finite());

/**
 * An amount of a coin: a number, or decimal text with as many decimals as the coin has. Always text inside the cashier.
 */
export const CoinAmount = v.union([
  v.pipe(v.number(), v.finite(), v.minValue(0), v.transform(String)),
  v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/)),
]);

/** An id that a gateway may send as text or as an integer up to 2^53; always text inside the cashier. */
export const Id = v.union([
  v.pipe(v.string(), v.minLength(1)),
  v.pipe(v.number(), v.safeInteger(), v.transform(String)),
]);

/**
 * The `messageId` of the create that a transaction came from, or of the latest one that went on with it. A lost create
 * is found by it. Anything but a UUID is no key of the cashier's.
 */
export const ClientKey = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** A value shown or sent back as text; the gateway may send a number or boolean. */
export const Value = v.union([
  v.string(),
  v.pipe(v.number(), v.maxValue(Number.MAX_SAFE_INTEGER), v.minValue(Number.MIN_SAFE_INTEGER), v.transform(String)),
  v.pipe(v.boolean(), v.transform(String)),
]);

/** One text for all languages, or one for each. */
export const Words = v.union([ShownText, Text]);

/** An optional key. Missing and null mean the same. */
export const absent = <S extends v.GenericSchema>(schema: S) => v.nullish(schema);

/** A list that is empty when the key is missing or null; the lenient reader makes a bad list empty, too. */
export const listOf = <S extends v.GenericSchema>(entry: S) => v.nullish(v.array(entry), () => []);

export const Flow = v.picklist(['deposit', 'withdrawal']);
export type Flow = v.InferOutput<typeof Flow>;

export const Platform = v.picklist(['desktop', 'mobile', 'android', 'ios']);
export type Platform = v.InferOutput<typeof Platform>;

export const Theme = v.picklist(['light', 'dark']);
export type Theme = v.InferOutput<typeof Theme>;

export const Design = v.picklist(['current', 'legacy']);
export type Design = v.InferOutput<typeof Design>;

/** A transaction's status as the player sees it. Pushes send 1 (processed) or 2 (mistaked). */
export const TransactionStatus = v.picklist(['accepted', 'mistaked', 'processed', 'waiting']);
export type TransactionStatus = v.InferOutput<typeof TransactionStatus>;
