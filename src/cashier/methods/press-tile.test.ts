import { describe, expect, it } from 'vitest';
import { sampleMethod } from '../test-kit/samples';
import { opened } from './list-store.fixture';
import { PRESS_LIMIT_MS, type ListStore } from './list-store';

const VISA = { kind: 'method', name: 'visa' } as const;
const BASE = '/deposit/redirect/base';

/** The finger has been on a tile long enough for its page to be drawn. */
async function pressed(tile: Parameters<ListStore['pressTile']>[0] = VISA) {
  const kit = await opened();
  kit.list.pressTile(tile);
  await kit.clock.advance(0);
  return kit;
}

describe('ListStore.pressTile', () => {
  it("has the method's page drawn ahead, and the tap opens it once", async () => {
    const { list, navigation, methods } = await pressed();
    expect([navigation.ahead, navigation.visited]).toEqual([BASE, []]);
    await Promise.all([list.chooseTile(VISA), list.chooseTile(VISA)]);
    expect([navigation.ahead, navigation.visited]).toEqual([BASE, [BASE]]);
    expect(methods.currentMethod?.name).toBe('visa');
  });

  it('chooses nothing when the finger goes, and the tile can be tapped afterwards', async () => {
    const { list, navigation, methods } = await pressed();
    list.releaseTile();
    expect([navigation.ahead, methods.currentMethod]).toEqual([undefined, undefined]);
    await list.chooseTile(VISA);
    expect(navigation.visited).toEqual([BASE]);
  });

  it('is over after a while, as when the finger has left the tile without a word', async () => {
    const { clock, navigation, methods } = await pressed();
    await clock.advance(PRESS_LIMIT_MS - 1);
    expect(navigation.ahead).toBe(BASE);
    await clock.advance(1);
    expect([navigation.ahead, methods.currentMethod]).toEqual([undefined, undefined]);
  });

  it('does not end what the tap has chosen', async () => {
    const { list, clock, methods } = await pressed();
    await list.chooseTile(VISA);
    await clock.advance(PRESS_LIMIT_MS);
    list.releaseTile();
    expect(methods.currentMethod?.name).toBe('visa');
  });

  it('draws nothing for a click that follows at once, nor for a group', async () => {
    const { list, navigation, clock, methods } = await opened();
    list.pressTile(VISA);
    await list.chooseTile(VISA);
    await clock.advance(PRESS_LIMIT_MS);
    expect([navigation.ahead, navigation.visited, methods.currentMethod?.name]).toEqual([undefined, [BASE], 'visa']);
    const group = await pressed({ kind: 'group', name: 'crypto' });
    expect(group.navigation.ahead).toBeUndefined();
  });

  it('does not touch a method whose page is on its way', async () => {
    const { list, clock, methods, navigation } = await opened();
    await list.chooseTile(VISA);
    list.pressTile({ kind: 'method', name: 'btc' });
    await clock.advance(0);
    list.releaseTile();
    expect([methods.currentMethod?.name, navigation.ahead]).toEqual(['visa', undefined]);
  });

  it('is not shown for another tile, nor for a group', async () => {
    const one = await pressed();
    await one.list.chooseTile({ kind: 'method', name: 'btc' });
    expect([one.navigation.ahead, one.methods.currentMethod?.name]).toEqual([undefined, 'btc']);
    const two = await pressed();
    await two.list.chooseTile({ kind: 'group', name: 'crypto' });
    expect([two.navigation.ahead, two.methods.currentMethod]).toEqual([undefined, undefined]);
  });

  it('is not shown when the list has changed under the finger', async () => {
    const { list, methods, source, navigation } = await pressed();
    const load = methods.load('deposit');
    source.answer('deposit', [sampleMethod({ position: 7 })]);
    await load;
    await list.chooseTile(VISA);
    expect([navigation.ahead, navigation.visited]).toEqual([undefined, [BASE]]);
  });

  it('goes with the list, and leaves alone what has been chosen meanwhile', async () => {
    const { list, methods, navigation, clock } = await pressed();
    expect(methods.selectMethod('visa')).toBe(true);
    list.close();
    await clock.advance(PRESS_LIMIT_MS);
    expect([navigation.ahead, methods.currentMethod?.name]).toEqual([undefined, 'visa']);
  });
});
