import type { Page } from '@playwright/test';

/** Holds the application's services back, or what draws it, until the returned function is called. */
export async function holdApplication(page: Page, file = 'application'): Promise<() => void> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(new RegExp(`/assets/${file}-[^/]+\\.js$`), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
