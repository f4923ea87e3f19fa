import { afterEach, expect, it } from 'vitest';
import { settled } from '../../core/time/clock.fake';
import { countingRandom } from '../../core/time/random.fake';
import { fakeServerClock } from '../../core/time/server-clock.fake';
import { sampleMethod } from '../test-kit/samples';
import { ScriptedRealtime } from '../test-kit/scripted-realtime';
import { setUp } from './list-store.fixture';
import { StateEnds } from './state-ends';

const HOUR = 3_600_000;
let dispose = () => {};
afterEach(() => dispose());

/** Two methods that are down for an hour and for two, by the clock of a server that is an hour ahead. */
async function twoDown() {
  const kit = setUp();
  const { methods, source, clock } = kit;
  const server = fakeServerClock(clock, HOUR);
  const realtime = new ScriptedRealtime();
  const ends = new StateEnds(methods, clock, server, countingRandom(), realtime);
  dispose = () => ends.dispose();
  const down = (name: string, hours: number) =>
    sampleMethod({ name, state: { level: 'down', until: new Date(server.now() + hours * HOUR).toISOString() } });
  const [one, two] = [down('one', 1), down('two', 2)];
  const opened = kit.list.open('deposit');
  source.answer('deposit', [one, two]);
  await opened;
  const asked = () => source.calls.filter((call) => call === 'deposit').length - 1;
  const levels = () => methods.initialMethods.map(({ state }) => state?.level);
  return { ...kit, realtime, one, two, asked, levels };
}

it('a method that is down is asked for when its time is over, and the next one when its own is', async () => {
  const { clock, source, two, asked, levels } = await twoDown();
  await clock.pass(HOUR - 1);
  expect(asked()).toBe(0);
  await clock.pass(1000);
  expect(asked()).toBe(1);
  source.answer('deposit', [sampleMethod({ name: 'one' }), two]);
  await settled();
  expect(levels()).toEqual([undefined, 'down']);
  await clock.pass(HOUR);
  expect(asked()).toBe(2);
});

it('one that outlives its time is asked for once', async () => {
  const { clock, source, one, asked, levels } = await twoDown();
  await clock.pass(HOUR);
  source.answer('deposit', [one]);
  await clock.pass(5 * HOUR);
  expect([asked(), levels(), clock.pending]).toEqual([1, ['down'], 0]);
});

it('without an answer it is asked for again when the network is back', async () => {
  const { clock, source, realtime, asked } = await twoDown();
  await realtime.connect();
  expect(asked()).toBe(0);
  await clock.pass(HOUR);
  source.fail('deposit', new Error('offline'));
  await settled();
  realtime.close();
  await realtime.connect();
  expect(asked()).toBe(2);
});

it('nothing is asked for after the end', async () => {
  const { clock, asked } = await twoDown();
  dispose();
  await clock.pass(3 * HOUR);
  expect([asked(), clock.pending]).toEqual([0, 0]);
});
