/** Request keys that name the method, its network or the transaction, so that their values were not typed by the player. */
const OWN_KEYS = /^(payment_?(type|method|system)|network|currency|country|flow|(deposit|withdrawal)Id)$/i;

/** Returns the text's shape, with the same length and kinds of characters: digits become `0`, letters `a` or `A`. */
export function shapeOf(text: string): string {
  return text
    .replace(/\p{Nd}/gu, '0')
    .replace(/\p{Lu}/gu, 'A')
    .replace(/[\p{L}\p{M}]/gu, (letter) => (letter === 'A' ? 'A' : 'a'));
}

/**
 * Returns a request without what the player typed. Called when the request is sent, so that the trace never holds a
 * card number.
 */
export function typedShape(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return OWN_KEYS.test(key) ? value : shapeOf(value);
  if (Array.isArray(value)) return value.map((entry) => typedShape(entry, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, typedShape(entry, name)]));
}
