import type { Page } from '@playwright/test';

/** What a page sends to the gateway, and as which player. */
export interface PlayerCall {
  token: string;
  /** The type of a request on the channel; the path of one over HTTP. */
  type: string;
  /** The message id; empty over HTTP. */
  key: string;
}

/** Each call that the page sends with a player's token from now on, oldest first. */
export function recordCalls(page: Page): PlayerCall[] {
  const calls: PlayerCall[] = [];
  page.on('request', (request) => {
    const token = request.headers()['authorization']?.replace('Bearer ', '');
    if (token) calls.push({ token, type: new URL(request.url()).pathname, key: '' });
  });
  page.on('websocket', (socket) => {
    const token = new URL(socket.url()).searchParams.get('Authorization') ?? '';
    calls.push({ token, type: 'connect', key: '' });
    socket.on('framesent', ({ payload }) => {
      // A socket.io event packet: `42["message",{…}]`.
      const text = String(payload);
      if (!text.startsWith('42[')) return;
      const [, { type, messageId }] = JSON.parse(text.slice(2)) as [string, { type: string; messageId: string }];
      calls.push({ token, type, key: messageId });
    });
  });
  return calls;
}

/** The creates of the flow: the key of each sending, oldest first. */
export const keysOf = (calls: readonly PlayerCall[], type: string): string[] =>
  calls.filter((call) => call.type === type).map(({ key }) => key);
