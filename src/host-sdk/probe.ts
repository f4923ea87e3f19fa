import type { CashierProblemCode } from './problems';

/** A file beside the widget's page that any origin can read (vite.host-sdk.config.ts). */
const MARK = 'host-sdk.json';

/** Finds out why a frame sends nothing, as far as requests from the host's page can show it. */
export async function probe(url: URL): Promise<CashierProblemCode> {
  const answers = await fetch(url, { mode: 'no-cors', credentials: 'omit' }).catch(() => undefined);
  if (!answers) return 'unreachable';
  if (!(await hasMark(url))) return 'wrong_path';
  return (await refusesFrames(url)) ? 'framing_refused' : 'no_answer';
}

/**
 * Whether the mark is at the origin itself: messages are not accepted from an origin that it redirects to. A server's
 * own 404 response has no CORS headers, so it is as unreadable as a cashier that is served without them.
 */
async function hasMark(url: URL): Promise<boolean> {
  return fetch(new URL(MARK, url), { credentials: 'omit', cache: 'no-store' })
    .then(async (mark) => !mark.redirected && 'version' in ((await mark.json()) as object))
    .catch(() => false);
}

/** The page's headers are readable only if the deployment exposes them to other origins (docs/deployment.md). */
async function refusesFrames(url: URL): Promise<boolean> {
  const { headers } = await fetch(url, { credentials: 'omit' }).catch(() => new Response());
  const sources = /frame-ancestors([^;]*)/.exec(headers.get('Content-Security-Policy') ?? '');
  if (!sources) return headers.has('X-Frame-Options');
  const own = ['*', location.origin, location.protocol];
  return !sources[1]!.split(/\s+/).some((source) => own.includes(source) || isWild(source));
}

/** Matches `https://*.brand.example` and `*.brand.example`. */
const isWild = (source: string) => source.includes('*.') && location.hostname.endsWith(source.split('*')[1]!);
