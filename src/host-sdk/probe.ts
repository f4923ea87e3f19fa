import type { CashierProblemCode } from './problems';

/** A file beside the widget's page that any origin can read (vite.host-sdk.config.ts). */
const MARK = 'host-sdk.json';

/** Finds out why a frame sends nothing, as far as requests from the host's page can show it. */
export async function probe(url: URL): Promise<CashierProblemCode> {
  if (!(await hasMark(url))) {
    const answers = await fetch(url, { mode: 'no-cors' }).catch(() => undefined);
    return answers ? 'wrong_path' : 'unreachable';
  }
  // Readable only if the deployment exposes them to other origins (docs/deployment.md).
  const header = await headersOf(url);
  const isForEmbedders = header('Embedder') && header('Resource') === 'cross-origin';
  // Such a page lets only frames in that ask for it.
  if (/^(require-corp|credentialless)/.test((await headersOf(location))('Embedder')) && !isForEmbedders)
    return 'coep_blocked';
  return refusesFrames(header) ? 'framing_refused' : 'no_answer';
}

/**
 * Why a cashier in this page can open no windows: the page's opener policy cuts it off from them, or the page's own
 * sandbox, which the frame inherits, forbids them.
 */
export async function causeOfNoWindows(): Promise<CashierProblemCode> {
  const header = await headersOf(location);
  if (/^same-origin(;|$)/.test(header('Opener'))) return 'coop';
  return /sandbox/.test(header(CSP)) ? 'sandboxed' : 'windows_refused';
}

/**
 * Whether the mark is at the origin itself: messages are not accepted from an origin that it redirects to. A server's
 * own 404 response has no CORS headers, so it is as unreadable as a cashier that is served without them.
 */
export async function hasMark(url: URL): Promise<boolean> {
  return fetch(new URL(MARK, url), { cache: 'no-store' })
    .then(async (mark) => !mark.redirected && 'version' in ((await mark.json()) as object))
    .catch(() => false);
}

const CSP = 'Content-Security-Policy';
type Header = (name: string) => string;

/** No script can read the headers of its own page, so that page is fetched again. */
async function headersOf({ href }: URL | Location): Promise<Header> {
  const { headers } = await fetch(href).catch(() => new Response());
  return (name) => headers.get(name.includes('-') ? name : `Cross-Origin-${name}-Policy`) ?? '';
}

function refusesFrames(header: Header): boolean {
  const sources = /frame-ancestors([^;]*)/.exec(header(CSP));
  if (!sources) return Boolean(header('X-Frame-Options'));
  const own = [location.origin, location.protocol];
  // It stands for the web's schemes, not for an app's or a disk's (CSP 3).
  if (location.protocol.startsWith('http')) own.push('*');
  return !sources[1]!.split(/\s+/).some((source) => own.includes(source) || isWild(source));
}

/** Matches `https://*.brand.example` and `*.brand.example`. */
const isWild = (source: string) => source.includes('*.') && location.hostname.endsWith(source.split('*')[1]!);
