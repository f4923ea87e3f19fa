/** Any frames that a faulty gateway can send: the channel keeps working, and no payment changes. */
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { PUSHES, REALTIME_EVENT } from '../../src/contract/realtime';
import { TestGateway } from '../../src/core/realtime/test-gateway.fake';
import { Device } from './kit/device';
import { seededDice } from './kit/dice';
import { fastClock } from './kit/fast-clock';
import { prototypeFacts } from './kit/prototypes';

const FRAMES = 10_000;
const dice = seededDice('Realtime frames');
const ID = 'the-one-that-is-followed';

const key = fc.constantFrom('__proto__', 'constructor', 'messageId', 'status', 'data', 'id', 'code', 'time', 'token');
const object = fc
  .array(fc.tuple(key, fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.integer())), { maxLength: 6 })
  .map(
    (entries) =>
      JSON.parse(`{${entries.map(([name, value]) => `"${name}":${JSON.stringify(value)}`).join()}}`) as object,
  );
const frame = fc.oneof(
  object,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant({ id: ID, status: 0 }),
  fc.constant({ id: ID, status: 'one' }),
);
const name = fc.constantFrom(REALTIME_EVENT, ...Object.keys(PUSHES), 'toString', '__proto__', 'error');

let gateway: TestGateway;
let device: Device;
afterEach(async () => {
  device.close();
  await gateway.stop();
});

it(`${FRAMES} random frames: no exception, no state change, no prototype touched`, async () => {
  gateway = await TestGateway.start();
  gateway.onRequest = ({ messageId }, reply) => reply({ messageId, status: 200, data: { status: 'WAITING' } });
  device = new Device(gateway.url, 'player', fastClock(1));
  await device.online();
  device.statuses.follow({ flow: 'deposit', id: ID, methodName: 'any' });
  const prototypes = prototypeFacts();
  const told = device.host.sent.length;
  const stored = [...device.storage.texts];
  const exceptions: unknown[] = [];
  const note = (error: unknown) => void exceptions.push(error);
  process.on('unhandledRejection', note).on('uncaughtException', note);
  for (const [event, data] of fc.sample(fc.tuple(name, frame), { numRuns: FRAMES, seed: dice.seed })) {
    gateway.sockets[0]!.emit(event, data);
  }
  const reply = await device.realtime.request('BANKING_DEPOSIT:deposit-status', {
    depositId: ID,
    paymentMethod: 'any',
  });
  process.off('unhandledRejection', note).off('uncaughtException', note);
  expect(reply).toEqual({ status: 'WAITING' });
  expect(exceptions).toEqual([]);
  expect(device.statuses.statusOf('deposit', ID)).toBe('waiting');
  expect([device.host.sent.length, [...device.storage.texts]]).toEqual([told, stored]);
  expect(prototypeFacts()).toEqual(prototypes);
});
