import { describe, expect, it } from 'vitest';
import { opened as openedList } from '../../cashier/methods/list-store.fixture';
import type { TileChoice } from '../../cashier/methods/tiles';
import { sampleMethod } from '../../cashier/test-kit/samples';
import { PRESS_LIMIT_MS, PressedTile } from './pressed-tile';

const VISA = { kind: 'method', name: 'visa' } as const;
const BASE = '/deposit/redirect/base';

async function opened(isWanted = false) {
  const kit = await openedList();
  const { list, methods, navigation, clock } = kit;
  /** The path of the page that is drawn ahead. */
  const ahead = {
    path: undefined as string | undefined,
    isHeld: false,
    draw: (path: string) => (ahead.path = path),
    hold: () => void (ahead.isHeld = true),
    tapped: () => void (ahead.isHeld = false),
    drop() {
      ahead.path = undefined;
      ahead.isHeld = false;
    },
  };
  const tile = new PressedTile(list, methods, navigation, ahead, clock, { isWanted });
  return { ...kit, ahead, tile };
}

/** A finger has rested on a tile long enough for its page to be drawn ahead. */
async function pressed(choice: TileChoice = VISA) {
  const kit = await opened();
  kit.tile.press(choice);
  await kit.clock.pass(0);
  return kit;
}

describe('PressedTile', () => {
  it("has the method's page drawn ahead, and the tap opens it once", async () => {
    const { tile, ahead, navigation, methods } = await pressed();
    expect([ahead.path, navigation.visited]).toEqual([BASE, []]);
    await Promise.all([tile.choose(VISA), tile.choose(VISA)]);
    expect([ahead.path, navigation.visited]).toEqual([BASE, [BASE]]);
    expect(methods.currentMethod?.name).toBe('visa');
  });

  it('has none drawn where the amount is asked first: it would begin with that of the moment', async () => {
    const { tile, ahead, clock, navigation } = await opened(true);
    tile.press(VISA);
    await clock.pass(0);
    expect(ahead.path).toBeUndefined();
    await tile.choose(VISA);
    expect(navigation.visited).toEqual([BASE]);
  });

  it('chooses nothing when the finger goes, and the tile can be tapped afterwards', async () => {
    const { tile, ahead, navigation, methods } = await pressed();
    tile.release();
    expect([ahead.path, methods.currentMethod]).toEqual([undefined, undefined]);
    await tile.choose(VISA);
    expect(navigation.visited).toEqual([BASE]);
  });

  it('is over after a while, as when the finger has left the tile without a word', async () => {
    const { clock, ahead, methods } = await pressed();
    await clock.pass(PRESS_LIMIT_MS - 1);
    expect(ahead.path).toBe(BASE);
    await clock.pass(1);
    expect([ahead.path, methods.currentMethod]).toEqual([undefined, undefined]);
  });

  it('does not end what the tap has chosen', async () => {
    const { tile, clock, methods } = await pressed();
    await tile.choose(VISA);
    await clock.pass(PRESS_LIMIT_MS);
    tile.release();
    expect(methods.currentMethod?.name).toBe('visa');
  });

  it('draws nothing for a click that follows at once, nor for a group', async () => {
    const { tile, ahead, navigation, clock, methods } = await opened();
    tile.press(VISA);
    await tile.choose(VISA);
    await clock.pass(PRESS_LIMIT_MS);
    expect([ahead.path, navigation.visited, methods.currentMethod?.name]).toEqual([undefined, [BASE], 'visa']);
    const group = await pressed({ kind: 'group', name: 'crypto' });
    expect(group.ahead.path).toBeUndefined();
  });

  it('does not touch a method whose page is on its way', async () => {
    const { tile, clock, methods, ahead } = await opened();
    await tile.choose(VISA);
    tile.press({ kind: 'method', name: 'btc' });
    await clock.pass(0);
    tile.release();
    expect([methods.currentMethod?.name, ahead.path]).toEqual(['visa', undefined]);
  });

  it('is not shown for another tile, nor for a group', async () => {
    const one = await pressed();
    await one.tile.choose({ kind: 'method', name: 'btc' });
    expect([one.ahead.path, one.methods.currentMethod?.name]).toEqual([undefined, 'btc']);
    const two = await pressed();
    await two.tile.choose({ kind: 'group', name: 'crypto' });
    expect([two.ahead.path, two.methods.currentMethod]).toEqual([undefined, undefined]);
  });

  it('is not shown when the list has changed under the finger', async () => {
    const { tile, ahead, methods, source, navigation } = await pressed();
    const load = methods.load('deposit');
    source.answer('deposit', [sampleMethod({ position: 7 })]);
    await load;
    await tile.choose(VISA);
    expect([ahead.path, navigation.visited]).toEqual([undefined, [BASE]]);
  });

  it('goes with the list, and leaves alone what has been opened meanwhile', async () => {
    const { tile, ahead, methods, clock, navigation } = await pressed();
    await navigation.go('/deposit/redirect/instruction');
    tile.dispose();
    await clock.pass(PRESS_LIMIT_MS);
    expect([ahead.path, methods.currentMethod?.name]).toEqual([undefined, 'visa']);
  });

  it('leaves alone another method that was chosen meanwhile, whose page is on its way', async () => {
    const { tile, ahead, methods } = await pressed();
    methods.selectMethod('btc');
    tile.release();
    expect([ahead.path, methods.currentMethod?.name]).toEqual([undefined, 'btc']);
  });
});
