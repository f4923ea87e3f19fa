/** Addresses that a reply asks to open. Only http(s), and an app's link where the deployment allows its scheme. */
import type { ApiResponse } from '../../contract/api-response';
import { AppError } from '../../core/errors/app-error';

/** Parses an absolute http(s) address; otherwise throws an AppError `source.invalidUrl`, which does not quote it. */
export function parseHttpUrl(address: string): URL {
  const url = tryParse(address);
  if (!url || !isHttp(url)) throw invalidUrl();
  return url;
}

export interface SourceRules {
  /** The gateway's own address, against which a relative one is resolved. */
  base: string;
  /** Schemes of apps' links, lower case and without their colon. */
  appLinkSchemes: readonly string[];
}

/**
 * The address of a payment page as a reply names it (contract 5): absolute http(s), relative to the gateway, or of a
 * scheme that the settings allow. Anything else throws an AppError `source.invalidUrl`, which does not quote it.
 */
export function parseSource(address: string, { base, appLinkSchemes }: SourceRules): URL {
  const absolute = tryParse(address);
  if (absolute) {
    if (isHttp(absolute) || appLinkSchemes.includes(absolute.protocol.slice(0, -1))) return absolute;
    throw invalidUrl();
  }
  const relative = isReference(address) ? tryParse(address.trim(), `${base}/`) : undefined;
  if (!relative || !isHttp(relative)) throw invalidUrl();
  return relative;
}

/**
 * Whether an address is a relative reference of RFC 3986, judged by its beginning and its characters. A sentence, a
 * broken scheme, and a host name without its scheme do not count: the gateway has no such page.
 */
function isReference(address: string): boolean {
  const text = address.trim();
  return /^(?:\.{0,2}\/|[\w~-]+\/|[\w~.-]*\?)/u.test(text) && !/[\s<>"\\^`{|}]/u.test(text);
}

/**
 * Plain values of `data` as text: query parameters for GET, hidden inputs for POST. Objects are left out, since they
 * are data for the plugins' pages.
 */
export function plainValues(data: ApiResponse['data']): Record<string, string> {
  const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
  const entries = Object.entries(data ?? {}).filter(([, value]) => isPlain(value));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/**
 * The address with the plain values of `data` as query parameters; they replace parameters of the same name. The rest
 * is kept character by character, since it may be signed.
 */
export function withQuery(url: URL, data: ApiResponse['data']): string {
  const added = Object.entries(plainValues(data));
  if (added.length === 0) return url.href;
  const names = new Set(added.map(([name]) => name));
  const isKept = (part: string) =>
    part !== '' && ![...new URLSearchParams(part).keys()].some((name) => names.has(name));
  const result = new URL(url);
  const kept = result.search.slice(1).split('&').filter(isKept);
  result.search = [...kept, String(new URLSearchParams(added))].join('&');
  return result.href;
}

const isHttp = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:';

const invalidUrl = () => new AppError('The payment page has no valid address', { code: 'source.invalidUrl' });

function tryParse(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
