import type { Page } from '@playwright/test';

/** Prefix of the socket.io packet that opens the channel; pushes arrive after it. */
const CONNECT = '40';

/** Resolves once the page's realtime channel is open. Call it before the page opens. */
export const connected = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    // The inner listener is added in the event's own callback: the packet may come in the next event.
    page.once('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => String(payload).startsWith(CONNECT) && resolve()),
    );
  });
