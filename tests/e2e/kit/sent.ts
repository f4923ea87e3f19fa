import type { Page } from '@playwright/test';

/** The data of each request of these types that the page sends on the channel from now on, oldest first. */
export function sentRequests(page: Page, ...types: string[]): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      // A socket.io event packet: `42["message",{…}]`.
      const text = String(payload);
      if (!text.startsWith('42[')) return;
      const [, message] = JSON.parse(text.slice(2)) as [string, { type: string; data: Record<string, unknown> }];
      if (types.includes(message.type)) sent.push(message.data);
    }),
  );
  return sent;
}
