/** What is stored of the player's place, and whose place a page takes up. */
import { describe, expect, it } from 'vitest';
import { settled } from '../../core/time/clock.fake';
import { FakeWindow } from '../test-kit/fake-browser';
import { PAGE_PREFIX, PLACE_PREFIX, RECORD_LIFE_MS } from './place-record';
import { onForm, resumingTab } from './return.fixture';

const visa = { methodName: 'visa', amount: 500, currency: 'INR' };

/** A tab in whose storage the frames with these ids have left their places, each at the path of the same index. */
function leftBy(...frames: string[]) {
  const kit = resumingTab();
  for (const [index, id] of frames.entries())
    kit.storage.write(PLACE_PREFIX + id, { path: `/deposit/left-${index}`, at: kit.clock.now() });
  const placeOf = (id: string) => kit.storage.texts.get(PLACE_PREFIX + id);
  return { ...kit, placeOf };
}
const withdrawals = () => {
  const window = new FakeWindow();
  Object.assign(window.location, { hash: '#/withdrawal' });
  return window.asWindow;
};

describe('the place that a page takes up', () => {
  it('is the one of the frame that stood where it stands, of several', () => {
    const { load, placeOf } = leftBy('deposit-1-x', 'deposit-0-y', 'deposit-2-z');
    expect(load().places.before?.path).toBe('/deposit/left-1');
    expect(placeOf('deposit-0-y')).toBeUndefined();
    expect(placeOf('deposit-1-x')).toBeDefined();
  });

  it('is the only one that began with the same flow', () => {
    expect(leftBy('deposit-3-x', 'withdrawal-0-y').load().places.before?.path).toBe('/deposit/left-0');
    expect(leftBy('deposit-0-x', 'withdrawal-1-y').load({}, withdrawals()).places.before?.path).toBe('/deposit/left-1');
  });

  it.each([
    ['two others might be meant', ['deposit-1-x', 'deposit-2-y']],
    ['the other flow’s is there alone', ['withdrawal-0-x']],
    ['nothing was left', []],
  ])('is none where %s', (_name, frames) => {
    const { load, storage } = leftBy(...frames);
    expect(load().places.before).toBeUndefined();
    expect(storage.keys(PLACE_PREFIX)).toHaveLength(frames.length);
  });

  it('is never that of a frame that is open', async () => {
    const kit = resumingTab();
    const window = Object.assign(new FakeWindow(), { length: 0 });
    Object.assign(window, { top: window });
    await onForm(kit.load({}, window.asWindow), 'pix');
    const beside = Object.assign(new FakeWindow(), { top: Object.assign(window, { length: 1 }) });
    Object.assign(window, { 0: beside });
    expect(kit.load({}, beside.asWindow).places.before).toBeUndefined();
  });

  it('is kept under the new frame’s name, so that another reload finds it', () => {
    const { load, storage } = leftBy('deposit-0-x');
    load();
    expect(storage.keys(PLACE_PREFIX)).toHaveLength(1);
    expect(load().places.before?.path).toBe('/deposit/left-0');
  });

  it('is none that can’t be read', () => {
    const kit = resumingTab();
    kit.storage.write(`${PLACE_PREFIX}deposit-0-x`, { path: 5, at: kit.clock.now() });
    expect(kit.load().places.before).toBeUndefined();
    expect(kit.storage.keys(PLACE_PREFIX)).toEqual([]);
  });
});

it('what is a week old is dropped, and what has no date', () => {
  const kit = resumingTab();
  const written = (age: number) => ({ id: 'd', path: '/deposit/code', at: kit.clock.now() - age });
  kit.storage.write(`${PAGE_PREFIX}deposit.old`, written(RECORD_LIFE_MS));
  kit.storage.write(`${PAGE_PREFIX}deposit.new`, written(RECORD_LIFE_MS - 1));
  kit.storage.write(`${PAGE_PREFIX}deposit.odd`, { id: 'd' });
  kit.storage.write(`${PLACE_PREFIX}deposit-5-x`, written(RECORD_LIFE_MS));
  const { places } = kit.load();
  expect(kit.storage.keys(PAGE_PREFIX)).toEqual([`${PAGE_PREFIX}deposit.new`]);
  expect([kit.storage.keys(PLACE_PREFIX), places.before]).toEqual([[], undefined]);
});

describe('the place that is stored', () => {
  const placeIn = ({ storage }: ReturnType<typeof resumingTab>) =>
    JSON.parse(storage.texts.get(storage.keys(PLACE_PREFIX)[0] ?? '') ?? 'null') as unknown;

  it('has the method with its category, and the time', async () => {
    const kit = resumingTab();
    await onForm(kit.load(), 'pix');
    const at = kit.clock.now();
    expect(placeIn(kit)).toEqual({ path: '/deposit/redirect/base', methodName: 'pix', category: 'other', at });
  });

  it('stays at the page before one that can’t be returned to', async () => {
    const kit = resumingTab();
    const { start, navigation } = kit.load();
    await start();
    for (const path of ['/error', '/resume']) {
      await navigation.go(path);
      expect(placeIn(kit)).toMatchObject({ path: '/deposit' });
    }
  });

  it('names the payment of a page that shows one of its flow, and of no other', async () => {
    const kit = resumingTab();
    const { start, navigation, transaction } = kit.load();
    await start();
    transaction.set({ ...visa, flow: 'deposit', id: 'd1', data: null, pageId: undefined });
    expect(placeIn(kit)).not.toHaveProperty('id');
    await navigation.go('/withdrawal/complete');
    expect(placeIn(kit)).not.toHaveProperty('id');
    await navigation.go('/deposit/complete');
    expect(placeIn(kit)).toMatchObject({ id: 'd1' });
    transaction.reset();
    expect(placeIn(kit)).not.toHaveProperty('id');
  });

  it('is as new as the moment of leaving, until the recording ends', async () => {
    const kit = resumingTab();
    const window = new FakeWindow();
    const { start, places } = kit.load({}, window.asWindow);
    await start();
    const begun = kit.clock.now();
    kit.clock.advance(3_600_000);
    expect(placeIn(kit)).toMatchObject({ at: begun });
    window.fire('pagehide', {});
    expect(placeIn(kit)).toMatchObject({ path: '/deposit', at: begun + 3_600_000 });
    places.dispose();
    kit.clock.advance(1);
    window.fire('pagehide', {});
    expect(placeIn(kit)).toMatchObject({ at: begun + 3_600_000 });
  });

  it('is none once the player has closed the cashier, whoever hides the page then', async () => {
    const kit = resumingTab();
    const window = new FakeWindow();
    const { start, places } = kit.load({}, window.asWindow);
    await start();
    let left = 0;
    places.onLeft.add(() => (left += 1));
    places.leave();
    window.fire('pagehide', {});
    expect([left, kit.storage.keys(PLACE_PREFIX)]).toEqual([1, []]);
  });

  it('is recorded once, however often it is begun, and no more at the end', async () => {
    const kit = resumingTab();
    const { start, places, navigation } = kit.load();
    await start();
    places.start();
    places.dispose();
    await navigation.go('/deposit/redirect/base');
    expect(placeIn(kit)).toMatchObject({ path: '/deposit' });
    places.start();
    expect(placeIn(kit)).toMatchObject({ path: '/deposit/redirect/base' });
  });
});

describe('the page of a payment', () => {
  const seen = async (flow: 'deposit' | 'withdrawal', ...paths: string[]) => {
    const kit = resumingTab();
    const tab = kit.load();
    await tab.start();
    tab.transaction.set({ ...visa, flow, id: 'x1', data: null, pageId: undefined });
    for (const path of paths) await tab.navigation.go(path);
    await settled();
    return { kit, ...tab };
  };

  it.each([
    ['withdrawal', ['/withdrawal/instruction', '/withdrawal/complete'], '/withdrawal/instruction'],
    ['withdrawal', ['/withdrawal/confirm', '/withdrawal/complete'], '/withdrawal/complete'],
    ['withdrawal', ['/withdrawal/complete'], '/withdrawal/complete'],
    ['deposit', ['/deposit/voucher', '/deposit/complete'], '/deposit/voucher'],
    ['deposit', ['/deposit/voucher', '/deposit/code'], '/deposit/code'],
    ['deposit', ['/deposit/code', '/deposit/complete'], '/deposit/complete'],
  ] as const)('of a %s after %j is %s', async (flow, paths, path) => {
    const { kit, places } = await seen(flow, ...paths);
    expect(places.pageOf(flow, 'x1')).toMatchObject({ id: 'x1', path, isDeclined: false });
    expect(kit.load().places.pageOf(flow, 'x1')?.path).toBe(path);
  });

  it('is the page of its end where this design does not have the one before any more', async () => {
    const kit = resumingTab();
    kit.storage.write(`${PAGE_PREFIX}deposit.x1`, { id: 'x1', path: '/deposit/gone', at: kit.clock.now() });
    const { start, transaction, navigation, places } = kit.load();
    await start();
    transaction.set({ ...visa, flow: 'deposit', id: 'x1', data: null, pageId: undefined });
    await navigation.go('/deposit/complete');
    expect(places.pageOf('deposit', 'x1')?.path).toBe('/deposit/complete');
  });

  it('is none of another flow’s payment, or of one that was never shown', async () => {
    const { places } = await seen('deposit', '/deposit/code');
    expect([places.pageOf('withdrawal', 'x1'), places.pageOf('deposit', 'x2')]).toEqual([undefined, undefined]);
  });

  it('that was declined is told from one that was never shown, and stays declined on another page', async () => {
    const { places, navigation } = await seen('deposit', '/deposit/code');
    places.decline('deposit', 'x1');
    places.decline('deposit', 'x2');
    expect(places.pageOf('deposit', 'x1')).toMatchObject({ id: 'x1', path: '/deposit/code', isDeclined: true });
    expect(places.pageOf('deposit', 'x2')).toMatchObject({ id: 'x2', path: '/deposit/complete', isDeclined: true });
    await navigation.go('/deposit/complete');
    expect(places.pageOf('deposit', 'x1')).toMatchObject({ path: '/deposit/complete', isDeclined: true });
  });
});
