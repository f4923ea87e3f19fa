import type { CashierProblemCode } from './problems';

/** Beside the widget's page, readable by any origin (vite.host-sdk.config.ts). */
const MARK = 'host-sdk.json';

/** Why a frame says nothing, as far as requests of the page can tell. */
export async function probe(url: URL): Promise<CashierProblemCode> {
  const answers = await fetch(url, { mode: 'no-cors', credentials: 'omit' }).catch(() => undefined);
  if (!answers) return 'unreachable';
  const mark = await fetch(new URL(MARK, url), { credentials: 'omit', cache: 'no-store' }).catch(() => undefined);
  // A server's own 404 has no CORS, so it can't be read any more than it can be from a cashier that is served without.
  if (!mark?.ok || !(await isMark(mark))) return 'wrong_path';
  return (await refusesFrames(url)) ? 'framing_refused' : 'no_answer';
}

async function isMark(response: Response): Promise<boolean> {
  const value: unknown = await response.json().catch(() => null);
  return typeof value === 'object' && value !== null && 'version' in value;
}

/** The page's headers can be read only where the deployment shows them to other origins (docs/deployment.md). */
async function refusesFrames(url: URL): Promise<boolean> {
  const page = await fetch(url, { credentials: 'omit' }).catch(() => undefined);
  const sources = /frame-ancestors([^;]*)/.exec(page?.headers.get('Content-Security-Policy') ?? '')?.[1];
  if (sources === undefined) return page?.headers.has('X-Frame-Options') ?? false;
  const allowed = sources.trim().split(/\s+/);
  return !allowed.some((source) => source === '*' || source === location.origin || isScheme(source) || isWild(source));
}

const isScheme = (source: string) => source === location.protocol;
/** `https://*.brand.example` and `*.brand.example`. */
const isWild = (source: string) => source.includes('*.') && location.hostname.endsWith(source.split('*')[1] ?? ' ');
