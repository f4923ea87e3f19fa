/**
 * Removes from any text what must not leave the device: card and account numbers, phones, e-mail and payment addresses,
 * tokens, and the query and fragment of addresses. It removes a harmless number rather than let a card number through.
 */

/** Longer texts are cut first, so that none can make the patterns slow. */
const MAX_LENGTH = 8192;
/** Deeper values are dropped. */
const MAX_DEPTH = 8;

const SECRET = '[secret]';
const RULES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Query and fragment of an address with a path; then those of `bitcoin:…?amount=1` and a bare `a=1&b=2`.
  [/(\/[^\s?#"<>]{0,2048})[?#][^\s"<>]*/g, '$1'],
  [/[?#&][\w.~%[\]-]{1,64}=[^\s"<>]*/g, ''],
  // User and password in an address.
  [/:\/\/[^\s/@"'<>]{1,256}@/g, '://'],
  [/\beyJ[\w-]+(?:\.[\w-]*)*/g, SECRET],
  [/\b(bearer|basic)\s+[^\s"',;]+/gi, `$1 ${SECRET}`],
  [
    /\b(authorization|[\w-]{0,32}(?:token|secret|password|passwd|pwd|cvv|cvc|pin|otp))(["']?\s*[:=]\s*["']?)[^\s"',;&}]+/gi,
    `$1$2${SECRET}`,
  ],
  // E-mail, and UPI and wallet addresses (`name@bank`), also one after the other with nothing between them.
  [/[^\s@"<>,;()]{1,64}(?:@[\p{L}\d][\p{L}\d.-]{0,253})+/gu, '[address]'],
  // Numbers of nine digits or more in any script, however grouped: card, account, phone, UTR. After a `+`, of seven or
  // more.
  [/\+[\s().-]{0,2}\p{Nd}(?:[\s().-]{0,2}\p{Nd}){6,}/gu, '[number]'],
  [/\p{Nd}(?:[\s()._/-]{0,3}\p{Nd}){8,}/gu, '[number]'],
  // Long opaque words with digits and letters: session ids, API keys, wallet addresses.
  [/\b(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z0-9]{24,}\b/g, SECRET],
];

/** Keys whose value is always removed, whatever it looks like. */
const SECRET_KEY =
  /token|authorization|cookie|password|secret|cvv|cvc|\bpan\b|card_?(pan|number|holder)|e-?mail|phone|passport|fields|wallet|requisites/i;

export function scrubText(text: string): string {
  let clean = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  for (const [pattern, replacement] of RULES) clean = clean.replace(pattern, replacement);
  return clean;
}

/**
 * Applies `scrubText` to every text and key inside a value, and removes long numbers. Returns a copy of plain data,
 * without cycles and functions.
 */
export function scrub(value: unknown): unknown {
  return scrubValue(value, MAX_DEPTH, new Set());
}

function scrubValue(value: unknown, depth: number, parents: Set<object>): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value === 'number' || typeof value === 'bigint') return isLongNumber(value) ? '[number]' : value;
  if (typeof value === 'boolean' || value === null || value === undefined) return value;
  if (typeof value !== 'object' || depth === 0 || parents.has(value)) return undefined;
  parents.add(value);
  const copy = Array.isArray(value)
    ? value.map((entry) => scrubValue(entry, depth - 1, parents))
    : Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [
          scrubText(key),
          SECRET_KEY.test(key) && entry != null ? SECRET : scrubValue(entry, depth - 1, parents),
        ]),
      );
  parents.delete(value);
  return copy;
}

/** True for integers of 14 digits or more, and for those of 13 digits that are no timestamp between 2001 and 2065. */
function isLongNumber(value: number | bigint): boolean {
  if (typeof value === 'number' && !Number.isInteger(value)) return false;
  const size = value < 0 ? -value : value;
  return size >= 1e12 && !(size < 3e12);
}
