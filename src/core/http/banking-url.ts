import type { SessionData } from '../session/session';

type BankingContext = Pick<SessionData, 'country' | 'currency' | 'isNative' | 'platform'>;

/**
 * Builds the address of a banking call (contract 2): country and currency, on native also `isNative=true` and the
 * platform. `apiUrl` is absolute, without a slash at its end. The same call always gives the same address, because that
 * is the key of the requests that the first script has started.
 */
export function bankingUrl(
  apiUrl: string,
  path: string,
  { country, currency, isNative, platform }: BankingContext,
  query: Readonly<Record<string, string>> = {},
): string {
  const native: Record<string, string> = isNative ? { isNative: 'true', platform } : {};
  return `${apiUrl}${path}?${new URLSearchParams({ country, currency, ...native, ...query })}`;
}
