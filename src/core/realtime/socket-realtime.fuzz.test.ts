import * as v from 'valibot';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PUSHES, type PushType } from '../../contract/realtime';
import { FakeMonitoring } from '../monitoring/monitoring.fake';
import { OffsetServerClock } from '../time/server-clock';
import { SocketRealtime } from './socket-realtime';
import { fakeSettings } from '../settings/settings.fake';
import { ManualClock } from '../time/clock.fake';
import { TestGateway } from './test-gateway.fake';
import { fakeHostBridge } from '../host-bridge/host-bridge.fake';
import { countingRandom } from '../time/random.fake';
import { playerSession } from './channel.fake';

const FRAMES = 10_000;
const MESSAGE_ID = '4be0643f-1d98-473b-97cd-ca98a65347dd';

let gateway: TestGateway;
let realtime: SocketRealtime;

beforeEach(async () => {
  gateway = await TestGateway.start();
  const settings = fakeSettings({ apiUrl: gateway.url });
  realtime = new SocketRealtime(
    playerSession(),
    settings,
    fakeHostBridge(),
    new FakeMonitoring(),
    new ManualClock(),
    countingRandom(),
    new OffsetServerClock(new ManualClock()),
  );
});
afterEach(async () => {
  realtime.close();
  await gateway.stop();
});

const hostileKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'messageId',
  'status',
  'data',
  'id',
  'token',
);
const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant({ polluted: true }), fc.constant(MESSAGE_ID));
/** Objects with own keys, even `__proto__`, as JSON.parse makes them of a message. */
const object = fc.array(fc.tuple(hostileKey, value), { maxLength: 6 }).map((entries) => {
  const json = entries.map(([key, entry]) => `${JSON.stringify(key)}:${JSON.stringify(entry)}`).join(',');
  return JSON.parse(`{${json}}`) as object;
});
const event = fc.constantFrom('message', ...Object.keys(PUSHES), 'toString', '__proto__');

it(`${FRAMES} hostile frames change no prototype, reach no listener malformed and leave the channel working`, async () => {
  const heard: unknown[] = [];
  for (const type of Object.keys(PUSHES) as PushType[]) realtime.on(type, (data) => heard.push([type, data]));
  await realtime.connect();
  const socket = gateway.sockets[0]!;
  const keys = Object.getOwnPropertyNames(Object.prototype);
  // One request waits for its reply throughout, because hostile frames may carry its id.
  const waiting = realtime.request(
    'BANKING_DEPOSIT:deposit-status',
    { depositId: 'd', paymentMethod: 'm' },
    {
      messageId: MESSAGE_ID,
    },
  );
  waiting.catch(() => {});
  for (const [name, frame] of fc.sample(fc.tuple(event, fc.oneof(object, value)), { numRuns: FRAMES, seed: 7 })) {
    socket.emit(name, frame);
  }
  gateway.onRequest = ({ messageId }, reply) => reply({ messageId, status: 200, data: { status: 'WAITING' } });
  // The request arrives after all the frames, which may take a while on a busy machine.
  await vi.waitFor(() => expect(gateway.requests).toHaveLength(1), { timeout: 10_000 });
  const reply = await realtime.request('BANKING_DEPOSIT:deposit-status', { depositId: 'e', paymentMethod: 'm' });
  expect(reply).toEqual({ status: 'WAITING' });
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(keys);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  for (const entry of heard) {
    const [type, data] = entry as [PushType, Record<string, unknown>];
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
    expect(v.is(PUSHES[type] as v.GenericSchema, data), type).toBe(true);
  }
});
