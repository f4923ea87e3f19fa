import type { CashierProblemCode } from './problems';

/** Beside the widget's page, readable by any origin (vite.host-sdk.config.ts). */
const MARK = 'host-sdk.json';

/** Why a frame says nothing, as far as requests of the page can tell. */
export async function probe(url: URL): Promise<CashierProblemCode> {
  const answers = await fetch(url, { mode: 'no-cors', credentials: 'omit' }).catch(() => undefined);
  if (!answers) return 'unreachable';
  if (!(await hasMark(url))) return 'wrong_path';
  return (await refusesFrames(url)) ? 'framing_refused' : 'no_answer';
}

/**
 * From the origin itself: messages are taken from no other that it may lead to. A server's own 404 has no CORS, so it can't be read any more
 * than it can be from a cashier that is served without.
 */
async function hasMark(url: URL): Promise<boolean> {
  return fetch(new URL(MARK, url), { credentials: 'omit', cache: 'no-store' })
    .then(async (mark) => !mark.redirected && 'version' in ((await mark.json()) as object))
    .catch(() => false);
}

/** The page's headers can be read only where the deployment shows them to other origins (docs/deployment.md). */
async function refusesFrames(url: URL): Promise<boolean> {
  const { headers } = await fetch(url, { credentials: 'omit' }).catch(() => new Response());
  const sources = /frame-ancestors([^;]*)/.exec(headers.get('Content-Security-Policy') ?? '');
  if (!sources) return headers.has('X-Frame-Options');
  const own = ['*', location.origin, location.protocol];
  return !sources[1]!.split(/\s+/).some((source) => own.includes(source) || isWild(source));
}

/** `https://*.brand.example` and `*.brand.example`. */
const isWild = (source: string) => source.includes('*.') && location.hostname.endsWith(source.split('*')[1]!);
