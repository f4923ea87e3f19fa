/** `new URL` that answers null instead of throwing. (`URL.parse` is not in every Node 20.) */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** An absolute http(s) address, or null: nothing else may become a link or a redirect. */
export function httpUrl(text: string | null | undefined): string | null {
  const url = parseUrl(text ?? '');
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : null;
}
