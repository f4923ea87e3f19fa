import type { Page } from '@playwright/test';

/** Of a socket.io packet that opens the channel: from then on a push arrives. */
const CONNECT = '40';

/** Called before the page opens: resolves once its realtime channel is open. */
export const connected = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    // Listened to in the event itself: the answer may be in the next one.
    page.once('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => String(payload).startsWith(CONNECT) && resolve()),
    );
  });
