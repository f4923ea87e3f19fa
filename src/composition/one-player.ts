import * as v from 'valibot';
import { ATTEMPTS_KEY } from '../cashier/attempt/attempt-record';
import { PAGES_KEY, PLACE_KEY } from '../cashier/resume/place-record';
import { CONFIRMATION_KEY } from '../cashier/withdrawal/pending-confirmation';
import type { SessionStore } from '../core/storage/storage';

const KEY = 'cashier.player';

/** Removes what the tab has stored about payments when the host signs in another player, who must not see any of it. */
export function keepOnePlayer(storage: SessionStore, userId: string | undefined): void {
  const before = storage.read(KEY, v.string());
  const now = userId ?? '';
  if (before !== undefined && before !== now)
    for (const key of [ATTEMPTS_KEY, PAGES_KEY, PLACE_KEY, CONFIRMATION_KEY]) storage.remove(key);
  storage.write(KEY, now);
}
