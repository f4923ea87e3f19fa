/** A request's parts that name the method or the transaction: nothing that the player has typed. */
const OWN_KEYS = /^(payment_?(type|method|system)|currency|country|flow|(deposit|withdrawal)Id)$/i;

/** The text's length and kinds of characters: `0` stands for a digit, `a` and `A` for a letter. */
export function shapeOf(text: string): string {
  return text
    .replace(/\p{Nd}/gu, '0')
    .replace(/\p{Lu}/gu, 'A')
    .replace(/[\p{L}\p{M}]/gu, (letter) => (letter === 'A' ? 'A' : 'a'));
}

/** A request without what was typed: taken when it is sent, so that no card number outlives its request here. */
export function typedShape(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return OWN_KEYS.test(key) ? value : shapeOf(value);
  if (Array.isArray(value)) return value.map((entry) => typedShape(entry, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, typedShape(entry, name)]));
}
