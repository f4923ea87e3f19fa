import { ATTEMPT_PREFIX } from '../cashier/attempt/attempt-record';
import { Place, PLACE_PREFIX } from '../cashier/return/place-record';
import type { Flow } from '../contract/primitives';
import { PLAYER_PREFIX, type SessionStore } from '../core/storage/storage';

/**
 * True if a reload may lead back to another page than the list, or if a payment that was left may be offered above it.
 * Whose entries these are is not known yet; those of another player cost the early list, no more.
 */
export function leadsElsewhere(storage: Pick<SessionStore, 'keys' | 'read'>, flow: Flow): boolean {
  const isElsewhere = (key: string) => storage.read(key, Place)?.path !== `/${flow}`;
  return storage
    .keys(PLAYER_PREFIX)
    .some((key) => key.includes(`.${ATTEMPT_PREFIX}`) || (key.includes(`.${PLACE_PREFIX}`) && isElsewhere(key)));
}
