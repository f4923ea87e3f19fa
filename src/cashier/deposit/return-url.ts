import { parseHttpUrl } from '../payment-window/source-url';

export interface ReturnUrlSources {
  /** The deployment's setting; '' for none. */
  setting: string;
  /** URL scheme and host name of the page that embeds the cashier, as the host sent them. */
  schema: string;
  host: string;
  /** The cashier's own address. */
  ownAddress: string;
  /** The language as the host sent it, e.g. `pt-BR`. */
  lang: string;
}

/**
 * Where the provider sends the player back to (contract 1): the first http(s) address of setting, host page, ourselves.
 * Our own address opens the page that says that the provider's window can be closed, because a cashier would have no
 * host to talk to there.
 */
export function returnUrl({ setting, schema, host, ownAddress, lang }: ReturnUrlSources): string {
  const hostPage = schema && host ? `${schema.replace(/:\/*$/, '')}://${host}` : '';
  return (
    [setting, hostPage].find(isHttpUrl) ??
    new URL(`?${String(new URLSearchParams({ page: 'return', lang }))}`, ownAddress).href
  );
}

function isHttpUrl(address: string): boolean {
  try {
    parseHttpUrl(address);
    return true;
  } catch {
    return false;
  }
}
