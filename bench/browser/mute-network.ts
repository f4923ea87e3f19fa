import type { CDPSession, Page } from 'playwright';

/** As far as it is used here; Playwright does not export it. */
interface Internals {
  _connection?: {
    toImpl?(page: Page): { delegate: { _mainFrameSession: { _client: CDPSession } } };
  };
}

/**
 * From here on nobody is told what the page sends and gets. Playwright always listens, and Chromium then tells it and
 * the bench of each message of a WebSocket: two thirds of the time of a burst, which no player pays.
 */
export async function muteNetwork(page: Page, cdp: CDPSession): Promise<void> {
  const { _connection: connection } = page as Internals;
  if (!connection?.toImpl) throw new Error('Playwright keeps its session elsewhere now: its network log stays on.');
  await connection.toImpl(page).delegate._mainFrameSession._client.send('Network.disable');
  await cdp.send('Network.disable');
}
