import { describe, expect, it, vi } from 'vitest';
import { manifest, route } from '../manifest.fixture';
import { setUp, withStore } from '../router/router-store.fixture';

/** The router's own list of deposits is `/deposit`. */
const list = { id: 'list', path: '', flow: 'withdrawal', back: null, depth: 0 } as const;
const pay = manifest('pay', {
  routes: [route('pay', { back: '/deposit' }), route('pay/next', { id: 'next', back: '/deposit/pay' })],
});

describe('the list, while another page is shown', () => {
  it('is kept until the other list takes its place', async () => {
    const { router, ahead } = setUp([manifest('payouts', { routes: [route('', list)] }), pay]);
    await router.go('/deposit');
    await router.go('/deposit/pay');
    expect([router.shown?.path, ahead.kept?.path]).toEqual(['/deposit/pay', '/deposit']);
    await router.go('/withdrawal');
    expect([router.shown, ahead.kept?.path]).toEqual([ahead.kept, '/withdrawal']);
  });

  it('keeps its stores', async () => {
    const dispose = vi.fn();
    const { router } = setUp([withStore(dispose, list), manifest('other', { routes: [route('other')] })]);
    await router.go('/withdrawal');
    const store = router.shown!.scope.resolve('store');
    await router.go('/deposit/other');
    expect(dispose).not.toHaveBeenCalled();
    await router.go('/withdrawal');
    expect(router.shown!.scope.resolve('store')).toBe(store);
    await router.go('/deposit');
    expect(dispose).toHaveBeenCalledOnce();
  });

  it('is drawn anew after a crash', async () => {
    const { router, ahead } = setUp([pay]);
    await router.go('/deposit');
    ahead.forgetKept('/deposit/pay');
    expect(ahead.kept?.path).toBe('/deposit');
    ahead.forgetKept('/deposit');
    expect(ahead.kept).toBeUndefined();
  });

  it('keeps its scroll position when it is come back to, and only then', async () => {
    const { router } = setUp([pay]);
    await router.start('/deposit');
    await router.go('/deposit/pay');
    expect(router.keepsScroll).toBe(false);
    router.back();
    await vi.waitFor(() => expect(router.path).toBe('/deposit'));
    expect(router.keepsScroll).toBe(true);
    await router.go('/deposit/pay/next');
    router.back();
    await vi.waitFor(() => expect(router.path).toBe('/deposit/pay'));
    expect(router.keepsScroll).toBe(false);
    await router.go('/deposit/pay/next');
    await router.go('/deposit');
    expect(router.keepsScroll).toBe(false);
  });
});
