import type { SessionData } from '../session/session';

type BankingContext = Pick<SessionData, 'country' | 'currency' | 'isNative' | 'platform'>;

/**
 * Address of a banking call (contract 2): country and currency, on native also `isNative=true` and the platform.
 * `apiUrl` is absolute, without a slash at its end. The same call always has the same address, so that a request that
 * the first script has started is found again by it.
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
