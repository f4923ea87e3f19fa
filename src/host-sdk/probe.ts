import type { CashierProblemCode } from './problems';

/** A file beside the widget's page that any origin can read (vite.host-sdk.config.ts). */
const MARK = 'host-sdk.json';

/** Finds out why a frame sends nothing, as far as requests from the host's page can show it. */
export async function probe(url: URL): Promise<CashierProblemCode> {
  if (!(await hasMark(url))) {
    const answers = await fetch(url, { mode: 'no-cors', credentials: 'omit' }).catch(() => undefined);
    return answers ? 'wrong_path' : 'unreachable';
  }
  // Readable only if the deployment exposes them to other origins (docs/deployment.md).
  const { headers } = await fetch(url, { credentials: 'omit' }).catch(() => new Response());
  if ((await hasEmbedderPolicy()) && !isForEmbedders(headers)) return 'coep_blocked';
  return refusesFrames(headers) ? 'framing_refused' : 'no_answer';
}

/**
 * Whether the mark is at the origin itself: messages are not accepted from an origin that it redirects to. A server's
 * own 404 response has no CORS headers, so it is as unreadable as a cashier that is served without them.
 */
export async function hasMark(url: URL): Promise<boolean> {
  return fetch(new URL(MARK, url), { credentials: 'omit', cache: 'no-store' })
    .then(async (mark) => !mark.redirected && 'version' in ((await mark.json()) as object))
    .catch(() => false);
}

/** Whether this page lets only frames in that ask for it. No script can read that, so the page is fetched again. */
async function hasEmbedderPolicy(): Promise<boolean> {
  const { headers } = await fetch(location.href).catch(() => new Response());
  return /^(require-corp|credentialless)/.test(headers.get('Cross-Origin-Embedder-Policy') ?? '');
}

const isForEmbedders = (headers: Headers) =>
  headers.has('Cross-Origin-Embedder-Policy') && headers.get('Cross-Origin-Resource-Policy') === 'cross-origin';

function refusesFrames(headers: Headers): boolean {
  const sources = /frame-ancestors([^;]*)/.exec(headers.get('Content-Security-Policy') ?? '');
  if (!sources) return headers.has('X-Frame-Options');
  const own = ['*', location.origin, location.protocol];
  return !sources[1]!.split(/\s+/).some((source) => own.includes(source) || isWild(source));
}

/** Matches `https://*.brand.example` and `*.brand.example`. */
const isWild = (source: string) => source.includes('*.') && location.hostname.endsWith(source.split('*')[1]!);
