import type { Page } from '@playwright/test';

/** What a blocker does: the first window that a document asks for is not given. */
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
