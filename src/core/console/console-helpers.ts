import { USER_KEY } from '../session/stored-user';
import type { SessionStore } from '../storage/storage';
import { FORCE_LOGGING_KEY } from './logger';

/**
 * `window.cashier`, for support and developers (contract 1). Both functions reload the page, so that it starts with the
 * change.
 */
export interface ConsoleHelpers {
  /** Logs to the console in production too, or stops that. */
  forceLogging(on: boolean): void;
  /** Keys that override the host's, e.g. `{ paymentGeo: 'BR', currency: 'BRL' }`; null takes them away. */
  setUser(user: Readonly<Record<string, unknown>> | null): void;
}

export interface ConsoleWindow {
  cashier?: ConsoleHelpers;
  readonly location: { reload(): void };
}

export function installConsoleHelpers(window: ConsoleWindow, store: Pick<SessionStore, 'write' | 'remove'>): void {
  window.cashier = Object.freeze({
    forceLogging(on: boolean) {
      store.write(FORCE_LOGGING_KEY, on ? 1 : 0);
      window.location.reload();
    },
    setUser(user: Readonly<Record<string, unknown>> | null) {
      if (typeof user !== 'object' || Array.isArray(user))
        throw new TypeError('cashier.setUser takes an object or null');
      if (user === null) store.remove(USER_KEY);
      else store.write(USER_KEY, user);
      window.location.reload();
    },
  });
}
