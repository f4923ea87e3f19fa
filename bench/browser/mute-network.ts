import type { CDPSession, Page } from 'playwright';
import { playwrightSession } from './playwright-session';

/**
 * Turns off all network events of the page. Playwright always subscribes, and Chromium then reports each WebSocket message
 * to it and to the bench: two thirds of the time that a burst takes in a plain page, and a cost that no player's browser
 * has.
 */
export async function muteNetwork(page: Page, cdp: CDPSession): Promise<void> {
  await Promise.all([playwrightSession(page).send('Network.disable'), cdp.send('Network.disable')]);
}
