/** Milliseconds after which the server counts as unavailable. */
const LIMIT_MS = 10_000;

/**
 * Whether a reload would bring the page back. Browsers do not report an unavailable server as being offline, and a
 * reload would then end in the browser's own error page, from which no way leads back inside a frame or a native view.
 * Never rejects.
 */
export async function pageAnswers(): Promise<boolean> {
  // The page comes from an app's files: no server is involved, and `fetch` can't read files.
  if (!/^https?:$/.test(location.protocol)) return true;
  try {
    const { ok } = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) });
    return ok;
  } catch {
    return false;
  }
}
