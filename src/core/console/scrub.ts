/** Takes secrets out of what is about to be logged. A second line of defence: callers do not log them either. */

const SECRET_KEY =
  /token|authorization|password|secret|card|pan$|cvv|cvc|fields|wallet|requisites|email|phone|passport/i;
const HIDDEN = '[hidden]';
const DEEPEST = 4;

/** A copy without secrets: by the name of a key, and in texts by their look. */
export function scrub(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (value instanceof Error) return `${value.name}: ${scrubText(value.message)}`;
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? HIDDEN : value;
  if (depth >= DEEPEST) return '…';
  if (Array.isArray(value)) return value.map((entry) => scrub(entry, depth + 1));
  const entries = Object.entries(value).map(([key, entry]) => [
    key,
    SECRET_KEY.test(key) ? HIDDEN : scrub(entry, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

/** Bearer tokens, JWTs (RFC 7519), runs of 12 or more digits as card numbers have, and the queries of addresses. */
export function scrubText(text: string): string {
  return text
    .replace(/\bBearer\s+\S+/gi, `Bearer ${HIDDEN}`)
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN)
    .replace(/(https?:\/\/[^\s?#"']+)[?#][^\s"']*/gi, '$1')
    .replace(/\d(?:[ -]?\d){11,}/g, HIDDEN);
}
