import type { CDPSession, Page } from 'playwright';
import { playwrightSession } from './playwright-session';

/**
 * From here on nobody is told what the page sends and gets. Playwright always listens, and Chromium then tells it and
 * the bench of each message of a WebSocket: two thirds of what a burst takes a plain page, and no player's browser does it.
 */
export async function muteNetwork(page: Page, cdp: CDPSession): Promise<void> {
  await Promise.all([playwrightSession(page).send('Network.disable'), cdp.send('Network.disable')]);
}
