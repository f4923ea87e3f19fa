import type { Page } from '@playwright/test';

/** Fails the first `times` requests for the file while `state.isDown` is true. `state.asked` counts the requests. */
export async function lose(page: Page, file: RegExp, { times = Infinity }: { times?: number } = {}) {
  const state = { isDown: true, asked: 0 };
  await page.route(file, async (route) => {
    state.asked++;
    if (state.isDown && state.asked <= times) await route.abort();
    else await route.continue();
  });
  return state;
}

export const script = (name: string) => new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`);
