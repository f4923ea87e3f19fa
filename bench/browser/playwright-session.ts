import type { CDPSession, Page } from 'playwright';

/** As far as it is used here; Playwright does not export it. */
interface Internals {
  _connection?: {
    toImpl?(page: Page): { delegate?: { _mainFrameSession?: { _client?: CDPSession } } };
  };
}

/**
 * What Playwright itself listens by, for what it has the browser do that no player's browser does.
 * @throws Error when Playwright keeps it elsewhere
 */
export function playwrightSession(page: Page): CDPSession {
  const session = (page as Internals)._connection?.toImpl?.(page).delegate?._mainFrameSession?._client;
  if (!session)
    throw new Error('Playwright keeps its session elsewhere now: look for it, or the bench measures it too.');
  return session;
}
