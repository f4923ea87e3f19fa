import type { Page } from '@playwright/test';

/** Called before the page opens: resolves once its realtime channel has answered, so that a push reaches it. */
export const connected = (page: Page) =>
  page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
