import { describe, expect, it, vi } from 'vitest';
import { manifest, route } from '../manifest.fixture';
import { setUp } from '../router/router-store.fixture';

const PATH = '/deposit/pay';

/** On the list, after a visit to a plugin's page: the page's code is loaded, and it may be drawn ahead. */
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
  if (isWarm) kit.ahead.warm();
  return kit;
}

describe('a page that is drawn ahead', () => {
  it('is behind the one that stands, and the same when it is shown', async () => {
    const { router, ahead } = await onList();
    ahead.draw(PATH);
    const { page } = ahead;
    expect([router.path, page?.path]).toEqual(['/deposit', PATH]);
    await router.go(PATH);
    expect(router.shown).toEqual(page);
    expect(router.shown?.scope).toBe(page?.scope);
    expect(ahead.page).toBeUndefined();
  });

  describe('is seen a frame before it is shown', () => {
    async function tapped() {
      const { router, ahead, drawn, directions } = await onList();
      directions.length = 0;
      let draw = () => {};
      drawn.mockImplementationOnce(() => new Promise((resolve) => (draw = resolve)));
      ahead.draw(PATH);
      expect(ahead.isSeen).toBe(false);
      const gone = router.go(PATH);
      await vi.waitFor(() => expect(ahead.isSeen).toBe(true));
      return { router, ahead, gone, draw, directions };
    }

    it('with one slide for both', async () => {
      const { gone, draw, directions } = await tapped();
      draw();
      await gone;
      expect(directions).toEqual(['forward', undefined]);
    });

    it('over the page that still stands', async () => {
      const { router, ahead, gone, draw } = await tapped();
      expect([router.path, ahead.page?.path]).toEqual(['/deposit', PATH]);
      draw();
      await gone;
      expect([router.path, ahead.page, ahead.isSeen]).toEqual([PATH, undefined, false]);
      ahead.drop();
      await router.go('/deposit');
      ahead.draw(PATH);
      expect(ahead.isSeen).toBe(false);
    });

    it('and not at all when the player is sent elsewhere meanwhile', async () => {
      const { router, ahead, gone, draw } = await tapped();
      await router.go('/deposit/other');
      draw();
      await gone;
      expect([router.path, ahead.page, ahead.isSeen]).toEqual(['/deposit/other', undefined, false]);
    });

    it('and gone with the wish for it', async () => {
      const { router, ahead, gone, draw } = await tapped();
      ahead.drop();
      expect([ahead.page, ahead.isSeen]).toEqual([undefined, false]);
      draw();
      await gone;
      expect(router.path).toBe(PATH);
    });
  });

  it('takes the query that it is opened with', async () => {
    const { router, ahead } = await onList();
    ahead.draw(PATH);
    await router.go(PATH, { query: { back: '/deposit' } });
    expect(router.shown).toBe(ahead.revealed);
    expect(router.shown?.query).toEqual({ back: '/deposit' });
  });

  it('is drawn anew after it was dropped', async () => {
    const { router, ahead } = await onList();
    ahead.draw(PATH);
    ahead.drop();
    expect(ahead.page).toBeUndefined();
    await router.go(PATH);
    expect(ahead.revealed).toBeUndefined();
  });

  it('is still held when a focus has put it away, until the finger is gone', async () => {
    const { ahead } = await onList();
    const choice = () => ahead.settled(() => 'visa');
    expect(choice()).toBe('visa');
    ahead.hold();
    ahead.draw(PATH);
    ahead.forget();
    expect([ahead.page, choice()]).toEqual([undefined, undefined]);
    ahead.drop();
    expect(choice()).toBe('visa');
    ahead.hold();
    ahead.tapped();
    expect(choice()).toBe('visa');
  });

  it('goes when the player goes elsewhere', async () => {
    const { router, ahead } = await onList();
    ahead.draw(PATH);
    await router.go('/deposit/other');
    expect([router.path, ahead.page]).toEqual(['/deposit/other', undefined]);
  });

  it.each([
    ['its plugin does not allow it', { drawnAhead: [] }],
    ['its guard does not let the player in', { guard: 'method' as const }],
    ['no form was drawn before', { isWarm: false }],
  ])('is not there when %s', async (_why, facts) => {
    const { ahead } = await onList(facts);
    ahead.draw(PATH);
    expect(ahead.page).toBeUndefined();
  });

  it('has its code fetched when that is not there', async () => {
    const load = vi.fn(async () => ({ default: { register: () => {} } }));
    const { router, ahead } = setUp([manifest('pay', { routes: [route('pay')], load })]);
    await router.start();
    ahead.warm();
    ahead.draw(PATH);
    expect(load).toHaveBeenCalledOnce();
    expect(ahead.page).toBeUndefined();
  });
});
