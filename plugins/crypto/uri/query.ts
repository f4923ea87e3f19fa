/** Parameters of a payment URI by lower-case name; undefined when one appears twice or has invalid percent-encoding. */
export function readQuery(query: string): Map<string, string> | undefined {
  const found = new Map<string, string>();
  for (const part of query.split('&').filter(Boolean)) {
    const [name = '', ...value] = part.split('=');
    try {
      const key = decodeURIComponent(name).toLowerCase();
      if (found.has(key)) return undefined;
      found.set(key, decodeURIComponent(value.join('=')));
    } catch {
      return undefined;
    }
  }
  return found;
}
