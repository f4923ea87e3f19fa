import { describe, expect, it, vi } from 'vitest';
import { manifest, route } from '../manifest.fixture';
import { setUp, withStore } from './router-store.fixture';

describe('a page that is kept', () => {
  const kept = (paths: string[]) =>
    manifest('lists', { routes: paths.map((path) => route(path, { id: path, back: null, depth: 0, isKept: true })) });

  it('stays until another one takes its place', async () => {
    const { router } = setUp([kept(['one', 'two']), manifest('pay', { routes: [route('pay')] })]);
    await router.go('/deposit/one');
    await router.go('/deposit/pay');
    expect([router.shown?.path, router.kept?.path]).toEqual(['/deposit/pay', '/deposit/one']);
    await router.go('/deposit/two');
    expect([router.shown, router.kept?.path]).toEqual([router.kept, '/deposit/two']);
  });

  it('keeps its stores while the player is elsewhere', async () => {
    const dispose = vi.fn();
    const list = withStore(dispose, { isKept: true });
    const { router } = setUp([list, manifest('other', { routes: [route('other')] })]);
    await router.go('/deposit/pay');
    const store = router.shown!.scope.resolve('store');
    await router.go('/deposit/other');
    expect(dispose).not.toHaveBeenCalled();
    await router.go('/deposit/pay');
    expect(router.shown!.scope.resolve('store')).toBe(store);
  });

  it('is drawn anew after a crash', async () => {
    const { router } = setUp([kept(['one']), manifest('pay', { routes: [route('pay')] })]);
    await router.go('/deposit/one');
    router.forget('/deposit/pay');
    expect(router.kept?.path).toBe('/deposit/one');
    router.forget('/deposit/one');
    expect(router.kept).toBeUndefined();
  });

  it('keeps its scroll position when it is come back to, and only then', async () => {
    const pay = [route('pay', { back: '/deposit/one' }), route('pay/next', { id: 'next', back: '/deposit/pay' })];
    const { router } = setUp([kept(['one']), manifest('pay', { routes: pay })]);
    await router.start('/deposit/one');
    await router.go('/deposit/pay');
    expect(router.keepsScroll).toBe(false);
    router.back();
    await vi.waitFor(() => expect(router.path).toBe('/deposit/one'));
    expect(router.keepsScroll).toBe(true);
    await router.go('/deposit/pay/next');
    router.back();
    await vi.waitFor(() => expect(router.path).toBe('/deposit/pay'));
    expect(router.keepsScroll).toBe(false);
    await router.go('/deposit/pay/next');
    await router.go('/deposit/one');
    expect(router.keepsScroll).toBe(false);
  });
});
