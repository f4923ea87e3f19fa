import { REALTIME_PATH } from '../../contract/realtime';
import type { Session } from '../session/session';

export interface SocketAddress {
  /** Scheme and host. A path in the address of socket.io is a namespace, so the base path goes into `path`. */
  origin: string;
  path: string;
  query: Record<string, string>;
}

/**
 * The address of the realtime channel and the query that identifies the session (contract 3). `apiUrl` may have a base
 * path; '' means the page's own origin. Throws a TypeError for an invalid address.
 */
export function socketAddress(
  apiUrl: string,
  pageOrigin: string,
  session: Pick<Session, 'token' | 'lang' | 'payload' | 'isNative' | 'platform'>,
): SocketAddress {
  const base = new URL(apiUrl || pageOrigin, pageOrigin || undefined);
  const query: Record<string, string> = {
    Authorization: session.token,
    Language: session.lang,
    xorigin: session.payload.xOrigin,
    cashier_type: 'widget',
  };
  if (session.isNative) Object.assign(query, { isNative: 'true', platform: session.platform });
  return { origin: base.origin, path: base.pathname.replace(/\/+$/, '') + REALTIME_PATH, query };
}
