import { parseHttpUrl } from '../payment-window/source-url';

export interface ReturnUrlSources {
  /** The deployment's setting; '' for none. */
  setting: string;
  /** URL scheme and host name of the page that embeds the cashier, as the host told them. */
  schema: string;
  host: string;
  /** The cashier's own origin. */
  ownOrigin: string;
}

/** Where the provider sends the player back to (contract 1): the first http(s) address of setting, host page, ourselves. */
export function returnUrl({ setting, schema, host, ownOrigin }: ReturnUrlSources): string {
  const hostPage = schema && host ? `${schema.replace(/:\/*$/, '')}://${host}` : '';
  return [setting, hostPage].find(isHttpUrl) ?? ownOrigin;
}

function isHttpUrl(address: string): boolean {
  try {
    parseHttpUrl(address);
    return true;
  } catch {
    return false;
  }
}
