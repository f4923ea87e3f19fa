/** After a reload Back leaves every page of every plugin: page by page to the list, and then the host handles it. */
import { when } from 'mobx';
import { expect, it } from 'vitest';
import type { RouterStore } from '@/kernel/router/router-store';
import { openPlace, PLACES } from './places';

/** Presses Back as the host does until nothing handles it; the pages on the way. */
async function pressBack(router: RouterStore): Promise<string[]> {
  const seen: string[] = [];
  for (let path = router.path; router.back() && seen.length < 9; path = router.path) {
    await when(() => router.path !== path && router.pending === undefined, { timeout: 5000 });
    seen.push(router.path);
  }
  return seen;
}

it.each(PLACES)('$path in the $design design', async (place) => {
  const { path, spec } = place;
  const { router, end } = await openPlace(place);
  expect(router.path).toBe(path);
  const way = await pressBack(router);
  expect(way.length).toBeLessThan(4);
  expect(way).not.toContain('/resume');
  expect([path, ...way].at(-1)).toBe(
    spec.back === null ? path : `/${spec.flow === 'withdrawal' ? 'withdrawal' : 'deposit'}`,
  );
  await end();
});
