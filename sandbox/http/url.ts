/** `new URL` that returns null instead of throwing. (Some versions of Node 20 lack `URL.parse`.) */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** The address if it is an absolute http(s) one, else null: no other may become a link or a redirect. */
export function httpUrl(text: string | null | undefined): string | null {
  const url = parseUrl(text ?? '');
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : null;
}
