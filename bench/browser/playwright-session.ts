import type { CDPSession, Page } from 'playwright';

/** The parts of Playwright that are used here; it does not export them. */
interface Internals {
  _connection?: {
    toImpl?(page: Page): { delegate?: { _mainFrameSession?: { _client?: CDPSession } } };
  };
}

/**
 * Playwright's own DevTools session, for switching off what Playwright makes the browser do and no player's browser
 * does.
 * @throws Error when Playwright keeps the session elsewhere
 */
export function playwrightSession(page: Page): CDPSession {
  const session = (page as Internals)._connection?.toImpl?.(page).delegate?._mainFrameSession?._client;
  if (!session)
    throw new Error('Playwright keeps its session elsewhere now: look for it, or the bench measures it too.');
  return session;
}
