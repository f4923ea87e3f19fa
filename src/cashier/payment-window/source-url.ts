/** Addresses that a reply asks to open. Only http(s): a `javascript:` address would run in our own origin. */
import type { ApiResponse } from '../../contract/api-response';
import { AppError } from '../../core/errors/app-error';

/** An absolute http(s) address, else an AppError `source.invalidUrl`, which does not quote it. */
export function parseHttpUrl(address: string): URL {
  const url = tryParse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new AppError('The payment page has no valid address', { code: 'source.invalidUrl' });
  }
  return url;
}

/**
 * Plain text values of `data`: query parameters for GET, hidden inputs for POST. Objects feed the plugins' pages and are
 * left out.
 */
export function plainValues(data: ApiResponse['data']): Record<string, string> {
  const entries = Object.entries(data ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

/** `source` with the plain values of `data` as query parameters; they stand above parameters that it has already. */
export function getUrl(source: string, data: ApiResponse['data']): string {
  const url = parseHttpUrl(source);
  for (const [name, value] of Object.entries(plainValues(data))) url.searchParams.set(name, value);
  return url.href;
}

function tryParse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
