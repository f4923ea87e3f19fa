import { describe, expect, it, vi } from 'vitest';
import { manifest, route } from '../manifest.fixture';
import { setUp } from './router-store.fixture';

const PATH = '/deposit/pay';

/** The list, whose player has been on a plugin's page before: its code is there, and its page may be drawn ahead. */
async function onList({ drawnAhead = ['base'], guard = 'none' as 'none' | 'method', isWarm = true } = {}) {
  const load = async () => ({ default: { register: () => {}, drawnAhead } });
  const pay = manifest('pay', { routes: [route('pay', { guard })], load });
  const kit = setUp([pay, manifest('other', { routes: [route('other')] })]);
  await kit.router.start();
  kit.selected.method = true;
  await kit.router.go(PATH);
  expect(kit.router.path).toBe(PATH);
  await kit.router.go('/deposit');
  kit.selected.method = false;
  if (isWarm) kit.router.warm();
  return kit;
}

describe('a page that is drawn ahead', () => {
  it('is behind the one that stands, and the same when it is shown', async () => {
    const { router } = await onList();
    router.drawAhead(PATH);
    const { ahead } = router;
    expect([router.path, ahead?.path]).toEqual(['/deposit', PATH]);
    await router.go(PATH);
    expect(router.shown).toEqual(ahead);
    expect(router.shown?.scope).toBe(ahead?.scope);
    expect(router.ahead).toBeUndefined();
  });

  describe('is seen a frame before it is shown', () => {
    async function tapped() {
      const { router, drawn, directions } = await onList();
      directions.length = 0;
      let draw = () => {};
      drawn.mockImplementationOnce(() => new Promise((resolve) => (draw = resolve)));
      router.drawAhead(PATH);
      expect(router.isAheadSeen).toBe(false);
      const gone = router.go(PATH);
      await vi.waitFor(() => expect(router.isAheadSeen).toBe(true));
      return { router, gone, draw, directions };
    }

    it('with one slide for both', async () => {
      const { gone, draw, directions } = await tapped();
      draw();
      await gone;
      expect(directions).toEqual(['forward', undefined]);
    });

    it('over the page that still stands', async () => {
      const { router, gone, draw } = await tapped();
      expect([router.path, router.ahead?.path]).toEqual(['/deposit', PATH]);
      draw();
      await gone;
      expect([router.path, router.ahead, router.isAheadSeen]).toEqual([PATH, undefined, false]);
      router.drawAhead();
      await router.go('/deposit');
      router.drawAhead(PATH);
      expect(router.isAheadSeen).toBe(false);
    });

    it('and not at all when the player is sent elsewhere meanwhile', async () => {
      const { router, gone, draw } = await tapped();
      await router.go('/deposit/other');
      draw();
      await gone;
      expect([router.path, router.ahead, router.isAheadSeen]).toEqual(['/deposit/other', undefined, false]);
    });

    it('and gone with the wish for it', async () => {
      const { router, gone, draw } = await tapped();
      router.drawAhead();
      expect([router.ahead, router.isAheadSeen]).toEqual([undefined, false]);
      draw();
      await gone;
      expect(router.path).toBe(PATH);
    });
  });

  it('takes the query that it is opened with', async () => {
    const { router } = await onList();
    router.drawAhead(PATH);
    await router.go(PATH, { query: { back: '/deposit' } });
    expect(router.shown).toMatchObject({ isAhead: true, query: { back: '/deposit' } });
  });

  it('is drawn anew after it was dropped', async () => {
    const { router } = await onList();
    router.drawAhead(PATH);
    router.drawAhead();
    expect(router.ahead).toBeUndefined();
    await router.go(PATH);
    expect(router.shown?.isAhead).toBe(false);
  });

  it('goes when the player goes elsewhere', async () => {
    const { router } = await onList();
    router.drawAhead(PATH);
    await router.go('/deposit/other');
    expect([router.path, router.ahead]).toEqual(['/deposit/other', undefined]);
  });

  it.each([
    ['its plugin does not allow it', { drawnAhead: [] }],
    ['its guard does not let the player in', { guard: 'method' as const }],
    ['no form was drawn before', { isWarm: false }],
  ])('is not there when %s', async (_why, facts) => {
    const { router } = await onList(facts);
    router.drawAhead(PATH);
    expect(router.ahead).toBeUndefined();
  });

  it('has its code fetched when that is not there', async () => {
    const load = vi.fn(async () => ({ default: { register: () => {} } }));
    const { router } = setUp([manifest('pay', { routes: [route('pay')], load })]);
    await router.start();
    router.warm();
    router.drawAhead(PATH);
    expect(load).toHaveBeenCalledOnce();
    expect(router.ahead).toBeUndefined();
  });
});
