import type { BrowserContext, Page } from '@playwright/test';

/** Records every address, fragments included, that a window, frame or request of the context has from now on. */
export function recordAddresses(context: BrowserContext): string[] {
  const addresses: string[] = [];
  const follow = (page: Page) => page.on('framenavigated', (frame) => addresses.push(frame.url()));
  context.pages().forEach(follow);
  context.on('page', follow);
  context.on('request', (request) => addresses.push(request.url()));
  return addresses;
}
