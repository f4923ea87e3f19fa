import type { CDPSession, Page } from 'playwright';

/** As far as it is used here; Playwright does not export it. */
interface Internals {
  _connection?: {
    toImpl?(page: Page): { delegate?: { _mainFrameSession?: { _client?: CDPSession } } };
  };
}

/**
 * From here on nobody is told what the page sends and gets. Playwright always listens, and Chromium then tells it and
 * the bench of each message of a WebSocket: two thirds of what a burst takes a plain page, and no player's browser does it.
 */
export async function muteNetwork(page: Page, cdp: CDPSession): Promise<void> {
  const playwrights = (page as Internals)._connection?.toImpl?.(page).delegate?._mainFrameSession?._client;
  if (!playwrights) throw new Error('Playwright keeps its session elsewhere now: its network log stays on.');
  await Promise.all([playwrights.send('Network.disable'), cdp.send('Network.disable')]);
}
