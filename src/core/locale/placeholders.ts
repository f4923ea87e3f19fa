/** Returns the parts that a translation must keep: `{{value}}`, `{{value, format}}`, `$t(key)` and tags. */
export function placeholders(text: string): Set<string> {
  const found = text.matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}|(\$t\([^)]*\))|(<\/?\w+\s*\/?>)/g);
  return new Set([...found].map((match) => match[1] ?? match[2] ?? match[3] ?? ''));
}
