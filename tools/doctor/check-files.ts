/**
 * The files beside the page: whether they are there, cached for as long as they may be, compressed, and readable by
 * host pages.
 */
import { integrityOf } from '../sdk/integrity.mjs';
import { SDK_VERSION } from '../../src/host-sdk/version';
import type { Report } from './finding';
import { isReadable, request, type Answer, type Web } from './request';

/** Bytes; compressing smaller files gains nothing. */
const WORTH_COMPRESSING = 1024;
const YEAR_S = 31_536_000;
const SDK_FILES = ['host-sdk.js', 'host-sdk-late.js', 'host-sdk.iife.js'];

export async function checkFiles(web: Web, page: Answer, url: URL, report: Report): Promise<void> {
  checkRevalidated('index.html', page, report);
  // Gzip is enough for the page: it is compressed when it is sent, and many servers then use gzip only.
  if (page.headers.get('Content-Encoding') !== 'gzip') checkCompressed('index.html', page, report);
  const links = [...page.text.matchAll(/\b(?:href|src)="([^"]*assets\/[^"]+\.(?:js|css))"/g)];
  const names = new Set(links.map(([, name = '']) => name));
  await Promise.all([...names].map((name) => checkAsset(web, new URL(name, url), report)));
  await checkSdk(web, url, report);
}

const typeOf = ({ headers }: Answer) => headers.get('Content-Type') ?? '';
/** Whether a script or style sheet was served, and not the page with status 200, as servers with a catch-all route answer. */
const isScript = (file: Answer | undefined): file is Answer => !!file?.isOk && /javascript|css/.test(typeOf(file));
const seen = (file: Answer | undefined) => (file ? `${file.status} ${typeOf(file)}`.trim() : 'no answer');

async function checkAsset(web: Web, url: URL, report: Report): Promise<void> {
  const name = url.pathname.slice(url.pathname.indexOf('assets/'));
  const file = await request(web, url);
  if (!isScript(file)) return report('error', 'missing_file', `${name}: ${seen(file)}`);
  const cache = file.headers.get('Cache-Control') ?? '';
  if (!/\bimmutable\b/.test(cache) || ageOf(cache) < YEAR_S)
    report('warning', 'wrong_cache', `${name}: ${cache || 'no Cache-Control'}`);
  checkCompressed(name, file, report);
}

/** A page that a browser reuses without revalidation names files that the next deployment removes. */
function checkRevalidated(name: string, { headers }: Answer, report: Report): void {
  const cache = headers.get('Cache-Control') ?? '';
  if (!/\bno-(cache|store)\b/.test(cache) && ageOf(cache) !== 0)
    report('error', 'wrong_cache', `${name}: ${cache || 'no Cache-Control'}`);
}

/** Seconds; Infinity without max-age, because the browser then guesses. */
const ageOf = (cache: string) => Number(/\bmax-age=(\d+)/.exec(cache)?.[1] ?? Infinity) || 0;

function checkCompressed(name: string, { headers, text }: Answer, report: Report): void {
  if (text.length < WORTH_COMPRESSING) return;
  const encoding = headers.get('Content-Encoding');
  if (encoding === 'br' || encoding === 'zstd') return;
  report('warning', 'not_compressed', `${name}: ${encoding ? `${encoding} only` : 'sent as it is'}`);
}

async function checkSdk(web: Web, url: URL, report: Report): Promise<void> {
  const mark = await request(web, new URL('host-sdk.json', url));
  const { bridge, integrity } = readMark(mark);
  if (!mark || bridge === undefined)
    return report('error', 'wrong_path', 'host-sdk.json is not there: widgetUrl names another folder than dist/.');
  if (!isReadable(mark, '*')) report('error', 'sdk_cors', 'host-sdk.json can not be read by other origins.');
  if (minor(bridge) !== minor(SDK_VERSION))
    report('warning', 'version_mismatch', `The cashier is ${bridge}, this package ${SDK_VERSION}.`);
  for (const name of SDK_FILES) {
    const file = await request(web, new URL(name, url));
    if (!isScript(file)) {
      report('error', 'missing_file', `${name}: ${seen(file)}`);
      continue;
    }
    if (!isReadable(file, '*')) report('error', 'sdk_cors', `${name} can not be imported by other origins.`);
    if (integrity[name] !== undefined && integrity[name] !== integrityOf(file.text))
      report('error', 'version_mismatch', `${name} is not of the release that host-sdk.json names.`);
    checkRevalidated(name, file, report);
  }
}

const minor = (version: string) => version.replace(/^v/, '').split('.', 2).join('.');

/** Builds without `bridge` had the same version for release and bridge. */
function readMark(answer: Answer | undefined): { bridge?: string; integrity: Record<string, unknown> } {
  try {
    const value: unknown = answer?.isOk ? JSON.parse(answer.text) : undefined;
    const { version, bridge = version, integrity } = (value ?? {}) as Readonly<Record<string, unknown>>;
    const hashes = typeof integrity === 'object' && integrity !== null ? (integrity as Record<string, unknown>) : {};
    return { ...(typeof bridge === 'string' && { bridge }), integrity: hashes };
  } catch {
    return { integrity: {} };
  }
}
