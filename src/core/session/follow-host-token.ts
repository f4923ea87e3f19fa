import type { HostBridge } from '../host-bridge/host-bridge';
import { readHostData } from '../host-bridge/host-data';
import type { Session } from './session';

/**
 * A host that has signed the player in anew says `loaded` again: its token is taken over, the rest of the session stands
 * until the next page load, since screens are already built on it. Returns the way to stop.
 */
export function followHostToken(host: Pick<HostBridge, 'on'>, session: Pick<Session, 'setToken'>): () => void {
  return host.on('loaded', ({ payload }) => session.setToken(readHostData(payload).payload.token));
}
