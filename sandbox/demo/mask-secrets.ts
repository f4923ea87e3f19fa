/** A copy in which every `token`, at any depth, shows its first two characters at most. */
export function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'token' ? mask(inner) : maskSecrets(inner)]),
  );
}

function mask(token: unknown): string {
  if (typeof token !== 'string' || token === '') return '';
  return token.length > 8 ? `${token.slice(0, 2)}••••••` : '••••••';
}
