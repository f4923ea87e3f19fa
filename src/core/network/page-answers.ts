/** Milliseconds after which a server counts as away. */
const LIMIT_MS = 10_000;

/**
 * Whether a reload would bring the page. While its server is away, which the browser does not count as being offline, a
 * reload ends in the browser's own error page: nothing leads back from that inside a frame or a native view. Never rejects.
 */
export async function pageAnswers(): Promise<boolean> {
  // Files of an app: no server is asked for them, and none may be fetched.
  if (!/^https?:$/.test(location.protocol)) return true;
  try {
    const { ok } = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) });
    return ok;
  } catch {
    return false;
  }
}
