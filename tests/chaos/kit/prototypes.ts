/** The keys of the built-in prototypes, which reveal whether a hostile object has added any. */
export function prototypeFacts(): Record<string, unknown> {
  const facts = [Object.prototype, Array.prototype, Function.prototype, Map.prototype, String.prototype].map(
    (prototype) => Reflect.ownKeys(prototype).map(String).sort(),
  );
  const plain: Record<string, unknown> = {};
  const inherited: string[] = [];
  for (const key in plain) inherited.push(key);
  return { facts, inherited, toString: plain.toString, constructor: plain.constructor };
}
