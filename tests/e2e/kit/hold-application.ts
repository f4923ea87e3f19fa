import type { Page } from '@playwright/test';

/** Delays a built file until the returned function is called: by default the application, or e.g. its renderer. */
export async function holdApplication(page: Page, file = 'application'): Promise<() => void> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(new RegExp(`/assets/${file}-[^/]+\\.js$`), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
