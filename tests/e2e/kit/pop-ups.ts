import type { Page } from '@playwright/test';

/** Blocks the first window that each document opens, as a pop-up blocker does. */
export async function blockFirstWindow(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    let isBlocked = true;
    window.open = (...args) => {
      if (!isBlocked) return open(...args);
      isBlocked = false;
      return null;
    };
  });
}
