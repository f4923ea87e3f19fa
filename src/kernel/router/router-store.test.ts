import { reaction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { manifest, route } from '../manifest.fixture';
import { setUp, withStore } from './router-store.fixture';

const payLoad = () => vi.fn(async () => ({ default: { register: () => undefined } }));

describe('navigation', () => {
  it('sends the root to the deposit list and an unknown path to the root', async () => {
    const { router } = setUp([], '#/what/ever');
    await router.start();
    expect(router.path).toBe('/deposit');
  });

  it('shows the page of an alias under its own path', async () => {
    const { router, events } = setUp([], '#/deposit/list');
    await router.start();
    expect(router.path).toBe('/deposit');
    expect(events.onStart.mock.calls).toEqual([['/deposit']]);
  });

  it('starts where the hash says and keeps the query', async () => {
    const { router } = setUp([], '#/error?back=/deposit');
    await router.start();
    expect(router.path).toBe('/error');
    expect(router.backPath).toBe('/deposit');
  });

  it('ignores a back path in the query that is no route', async () => {
    const { router } = setUp([], '#/error?back=https://evil.example');
    await router.start();
    expect(router.backPath).toBeUndefined();
  });

  it('refuses without a selection before the chunk is fetched, resets and goes home', async () => {
    const load = payLoad();
    const { router, guards } = setUp([manifest('pay', { routes: [route('pay', { guard: 'method' })], load })]);
    await router.start();
    await router.go('/deposit/pay');
    expect(load).not.toHaveBeenCalled();
    expect(guards.onRefused).toHaveBeenCalledOnce();
    expect(router.path).toBe('/deposit');
  });

  it('shows the page of what is chosen in place of a form that must not show it, before its chunk is fetched', async () => {
    const load = payLoad();
    const form = manifest('pay', { routes: [route('pay', { guard: 'method' })], load });
    const { router, selected } = setUp([form, manifest('own', { routes: [route('own', { guard: 'method' })] })]);
    await router.start();
    Object.assign(selected, { method: true, refused: '/deposit/pay', own: '/deposit/own' });
    await router.go('/deposit/pay');
    expect(router.path).toBe('/deposit/own');
    expect(load).not.toHaveBeenCalled();
  });

  it('slides forward into depth, back out of it, and not at all for a still route', async () => {
    const pay = manifest('pay', {
      routes: [route('pay', { depth: 2 }), route('still', { id: 'still', depth: 2, still: true })],
    });
    const { router, directions } = setUp([pay]);
    await router.start();
    await router.go('/deposit/pay');
    router.back();
    await vi.waitFor(() => expect(router.path).toBe('/deposit'));
    await router.go('/deposit/still');
    expect(directions).toEqual(['none', 'forward', 'back', 'none']);
  });

  it('leads back to the group list when the method was chosen in a group', async () => {
    const { router, selected } = setUp([manifest('pay', { routes: [route('pay')] })]);
    await router.start();
    await router.go('/deposit/pay');
    expect(router.backPath).toBe('/deposit');
    selected.group = true;
    expect(router.backPath).toBe('/deposit/group/list');
  });

  it('shows only the last of two overtaking navigations', async () => {
    let release = () => {};
    const slow = manifest('slow', {
      routes: [route('slow')],
      load: () => new Promise((resolve) => (release = () => resolve({ default: { register: () => undefined } }))),
    });
    const { router } = setUp([slow]);
    await router.start();
    const first = router.go('/deposit/slow');
    await router.go('/error');
    release();
    await first;
    expect(router.path).toBe('/error');
  });

  it('reports the start of every deposit route', async () => {
    const { router, events } = setUp();
    await router.start();
    expect(events.onStart.mock.calls).toEqual([['/deposit']]);
  });
});

describe('loading', () => {
  it('tries a failed chunk again', async () => {
    const load = payLoad().mockRejectedValueOnce(new Error('cut')).mockRejectedValueOnce(new Error('cut'));
    const { router } = setUp([manifest('pay', { routes: [route('pay')], load })]);
    await router.start();
    await router.go('/deposit/pay');
    expect(router.path).toBe('/deposit/pay');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('marks progress while a page is on its way, and never for one that is there', async () => {
    const { router } = setUp([manifest('pay', { routes: [route('pay')] })]);
    await router.start();
    const marks: (string | undefined)[] = [];
    const stop = reaction(
      () => router.pending,
      (pending) => marks.push(pending),
    );
    await router.go('/deposit/pay');
    expect(marks).toEqual(['/deposit/pay', undefined]);
    await router.go('/deposit');
    await router.go('/deposit/pay');
    expect(router.path).toBe('/deposit/pay');
    expect(marks).toHaveLength(2);
    stop();
  });

  it('shows the error page with a way back when a plugin cannot load; the others still open', async () => {
    const load = payLoad().mockRejectedValue(new Error('gone'));
    const { router, events } = setUp([manifest('pay', { routes: [route('pay')], load })]);
    await router.start();
    await router.go('/deposit/pay');
    expect(router.path).toBe('/error');
    expect(router.backPath).toBe('/deposit');
    expect(events.onLoadFailed).toHaveBeenCalledOnce();
    expect(router.fault).toEqual(new Error('gone'));
    router.back();
    await vi.waitFor(() => expect(router.path).toBe('/deposit'));
    expect(router.fault).toBeUndefined();
  });

  it('names a plugin whose register() throws, for its author', async () => {
    const register = () => {
      throw new Error('no such token');
    };
    const load = payLoad().mockResolvedValue({ default: { register } });
    const { router } = setUp([manifest('pay', { routes: [route('pay')], load })]);
    await router.start();
    await router.go('/deposit/pay');
    expect(router.path).toBe('/error');
    expect(String(router.fault)).toContain('register() in plugins/pay/flow.ts threw: no such token');
  });

  it('shows no error page when the page is about to reload for a stale chunk', async () => {
    const load = payLoad().mockRejectedValue(new Error('gone'));
    const { router, events } = setUp([manifest('pay', { routes: [route('pay')], load })], '', () =>
      Promise.resolve(true),
    );
    await router.start();
    void router.go('/deposit/pay');
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(3));
    await new Promise((resolve) => setTimeout(resolve));
    expect(router.path).toBe('/deposit');
    expect(events.onLoadFailed).not.toHaveBeenCalled();
  });
});

it('disposes the scope of a plugin when it is left, and not before the next screen stands', async () => {
  const dispose = vi.fn();
  const pay = withStore(dispose);
  const { router } = setUp([pay]);
  await router.start();
  await router.go('/deposit/pay');
  const scope = router.shown!.scope;
  const store = scope.resolve('store');
  await router.go('/deposit/pay/next');
  expect(router.shown!.scope.resolve('store')).toBe(store);
  expect(dispose).not.toHaveBeenCalled();
  await router.go('/deposit');
  expect(dispose).toHaveBeenCalledOnce();
});

it('a page that sends the player on at once does not close the next one’s stores', async () => {
  const dispose = vi.fn();
  const pay = withStore(dispose);
  const { router } = setUp([pay, manifest('before', { routes: [route('before')] })]);
  await router.start();
  await router.go('/deposit/pay');
  await router.go('/deposit/before');
  dispose.mockClear();
  const stop = reaction(
    () => router.path,
    (path) => {
      if (path === '/deposit/before') void router.go('/deposit/pay');
    },
  );
  await router.go('/deposit');
  await router.go('/deposit/before');
  await vi.waitFor(() => expect(router.path).toBe('/deposit/pay'));
  router.shown!.scope.resolve('store');
  await new Promise((resolve) => setTimeout(resolve));
  expect(dispose).not.toHaveBeenCalled();
  stop();
});

it('keeps the stores of a page while the player is on one that leads back to it', async () => {
  const dispose = vi.fn();
  const pay = withStore(dispose);
  const details = manifest('details', { routes: [route('details', { back: 'previous' })] });
  const { router } = setUp([pay, details]);
  await router.start();
  await router.go('/deposit/pay');
  const store = router.shown!.scope.resolve('store');
  await router.go('/deposit/details');
  expect(router.backPath).toBe('/deposit/pay');
  router.back();
  await vi.waitFor(() => expect(router.path).toBe('/deposit/pay'));
  expect(router.shown!.scope.resolve('store')).toBe(store);
  await router.go('/deposit/details');
  await router.go('/deposit');
  await vi.waitFor(() => expect(dispose).toHaveBeenCalledOnce());
});
