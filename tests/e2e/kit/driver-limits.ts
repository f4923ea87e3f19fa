import { test, type BrowserContext, type Page } from '@playwright/test';

/**
 * Skips a test, with the reason, when it uses what WebDriver BiDi, by which Firefox is driven, does not support. Has no effect
 * in Chromium.
 */
export function skipBeyondDriver(context: BrowserContext): void {
  const engine = context.browser()?.browserType().name();
  if (engine === undefined || engine === 'chromium') return;
  const skip = (what: string): never => {
    test.info().skip(true, `the driver of ${engine} has no ${what}`);
    throw new Error(what);
  };
  context.newCDPSession = () => skip('DevTools protocol');
  const grant = context.grantPermissions.bind(context);
  context.grantPermissions = async (permissions, options) =>
    permissions.includes('clipboard-read') ? skip('way to read the clipboard') : grant(permissions, options);
  const limit = (page: Page): void => {
    page.routeWebSocket = () => skip('WebSocket frames');
    page.emulateMedia = () => skip('media features');
    for (const name of ['on', 'once', 'waitForEvent'] as const) {
      const original = page[name].bind(page) as (...args: unknown[]) => unknown;
      Object.assign(page, {
        [name]: (...args: unknown[]) => (args[0] === 'websocket' ? skip('WebSocket events') : original(...args)),
      });
    }
  };
  context.pages().forEach(limit);
  context.on('page', limit);
}
