import { describe, expect, it, vi } from 'vitest';
import { manifest, route } from '../manifest.fixture';
import { setUp } from './router-store.fixture';

describe('back from a page that leads to the previous one', () => {
  const resume = manifest('resume', { routes: [route('resume', { flow: 'none', back: null })] });
  const pages = manifest('pay', {
    routes: [
      route('form'),
      route('invoice', { id: 'invoice', back: 'previous' }),
      route('limits', { id: 'limits', back: 'previous' }),
    ],
  });
  /** Presses Back until nothing handles it, and returns the pages on the way. */
  async function pressBack(router: ReturnType<typeof setUp>['router']): Promise<string[]> {
    const seen: string[] = [];
    while (seen.length < 9) {
      const { path } = router;
      if (!router.back()) return seen;
      await vi.waitFor(() => expect(router.path).not.toBe(path));
      seen.push(router.path);
    }
    return seen;
  }

  it('leaves after a reload, whether or not the page that looks for the place says that it is replaced', async () => {
    for (const replace of [true, false]) {
      const { router } = setUp([resume, pages]);
      await router.start('/resume');
      await router.go('/deposit/invoice', { replace });
      expect(await pressBack(router)).toEqual(['/deposit']);
    }
  });

  it('does not lead in a circle between two of them', async () => {
    const { router } = setUp([pages]);
    await router.start();
    for (const path of ['form', 'invoice', 'limits']) await router.go(`/deposit/${path}`);
    expect(await pressBack(router)).toEqual(['/deposit/invoice', '/deposit/form', '/deposit']);
  });

  it('does not lead to a page that was replaced', async () => {
    const { router } = setUp([pages]);
    await router.start();
    await router.go('/deposit/form');
    await router.go('/deposit/limits');
    await router.go('/deposit/invoice', { replace: true });
    expect(router.backPath).toBe('/deposit/form');
  });

  it('leaves the error page of a place that cannot be loaded', async () => {
    const broken = manifest('broken', { routes: [route('broken')], load: () => Promise.reject(new Error('refused')) });
    const { router } = setUp([resume, broken]);
    await router.start('/resume');
    await router.go('/deposit/broken', { replace: true });
    await vi.waitFor(() => expect(router.path).toBe('/error'));
    expect(await pressBack(router)).toEqual(['/deposit']);
  });
});
