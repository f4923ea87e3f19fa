import type { Clock } from '../time/time';
import type { HostWindow } from './host-window';

/** Milliseconds (spec 4 and 9). */
const POLL_MS = 10;
const GIVE_UP_MS = 5000;
const NO_USER_DATA = "Can't find a property in window";

interface UserDataSearch {
  window: Pick<HostWindow, 'billingUserData'>;
  clock: Clock;
  found(data: unknown): void;
  /** Called after 5 s without the property. */
  missing(error: Error): void;
}

/** Looks for `window.billingUserData` at once and then every 10 ms. Returns the function that stops the search. */
export function searchUserData({ window, clock, found, missing }: UserDataSearch): () => void {
  const deadline = clock.now() + GIVE_UP_MS;
  const look = (): boolean => {
    const data = window.billingUserData;
    if (data === undefined || data === null || data === '') return false;
    found(data);
    return true;
  };
  if (look()) return () => {};
  const stop = clock.every(POLL_MS, () => {
    if (look()) stop();
    else if (clock.now() >= deadline) {
      stop();
      missing(new Error(NO_USER_DATA));
    }
  });
  return stop;
}
