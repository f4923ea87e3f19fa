/** Anything that a page can post to the cashier's frame: only the host's messages have an effect. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openHostChannel } from '../../src/core/host-bridge/host-channel';
import type { HostEvent } from '../../src/core/host-bridge/host-window';
import { fakeHostWindow, HOST_ORIGIN } from '../../src/core/host-bridge/host-window.fake';
import { ManualClock } from '../../src/core/time/clock.fake';
import { seededDice } from './kit/dice';
import { prototypeFacts } from './kit/prototypes';

const MESSAGES = 100_000;
const TYPES = ['loaded', 'bonus-list-updated', 'onGoBack', 'onSwipeBack'] as const;
const LOADED = { type: 'loaded', payload: { token: 'first', currency: 'EUR' } };
const dice = seededDice('Host messages');

/** Events that are not from the pinned host: messages are accepted only from its exact origin and window. */
const FOREIGN: readonly (readonly [string, Partial<HostEvent>])[] = [
  ['prefix', { origin: 'https://host.exampl' }],
  ['suffix', { origin: 'https://host.example.evil.test' }],
  ['port', { origin: 'https://host.example:8443' }],
  ['default port', { origin: 'https://host.example:443' }],
  ['scheme', { origin: 'http://host.example' }],
  ['null', { origin: 'null' }],
  ['subdomain', { origin: 'https://a.host.example' }],
  ['trailing dot', { origin: 'https://host.example.' }],
  ['upper case', { origin: 'https://HOST.example' }],
  ['another frame', { source: { postMessage: () => {} } as never }],
  ['no sender', { source: null }],
];

function open(hostOrigins: string[] = []) {
  const window = fakeHostWindow();
  const channel = openHostChannel({ window, hostOrigins, clock: new ManualClock() });
  const heard: unknown[] = [];
  for (const type of TYPES) channel.on(type, (message) => heard.push(message));
  return { window, channel, heard };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

const hostileKey = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'type', 'payload', 'token');
const anything = fc.oneof(
  fc.anything({
    maxDepth: 2,
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withTypedArray: true,
  }),
  fc.string(),
  fc.json(),
  fc
    .array(fc.tuple(hostileKey, fc.jsonValue({ maxDepth: 1 })), { maxLength: 5 })
    .map((entries) => `{${entries.map(([key, value]) => `"${key}":${JSON.stringify(value)}`).join()}}`),
);
const isOfHost = (data: unknown): boolean => {
  try {
    const message = (typeof data === 'string' ? JSON.parse(data) : data) as { type?: unknown };
    return (TYPES as readonly unknown[]).includes(message.type);
  } catch {
    return false;
  }
};

it(`${MESSAGES} random messages of the host's own page: no exception, no state change, no prototype touched`, async () => {
  const { window, channel, heard } = open();
  window.receive(LOADED);
  const before = await channel.loaded;
  const kept = JSON.stringify(before);
  const sent = window.sent.length;
  const prototypes = prototypeFacts();
  let posted = 0;
  for (let batch = 0; posted < MESSAGES; batch += 1) {
    for (const data of fc.sample(anything, { numRuns: 5_000, seed: dice.seed + batch })) {
      if (isOfHost(data)) continue;
      window.receive(data);
      posted += 1;
    }
    await settled();
  }
  expect(heard).toEqual([]);
  expect(window.sent).toHaveLength(sent);
  expect(JSON.stringify(await channel.loaded)).toBe(kept);
  expect(prototypeFacts()).toEqual(prototypes);
  window.receive({ type: 'onGoBack' });
  await settled();
  expect(heard).toHaveLength(1);
});

it('messages of the host with a payload that is none still start the cashier, with defaults', async () => {
  const prototypes = prototypeFacts();
  for (const payload of fc.sample(anything, { numRuns: 2_000, seed: dice.seed })) {
    const { window, channel } = open();
    window.receive({ type: 'loaded', payload });
    expect((await channel.loaded).payload).toMatchObject({ closingButton: expect.any(Boolean) });
    channel.close();
  }
  expect(prototypeFacts()).toEqual(prototypes);
});

describe('origins: 0 taken', () => {
  it.each(FOREIGN)('%s: not as the first to answer where the host is listed', async (_name, from) => {
    const { window, channel } = open([HOST_ORIGIN]);
    window.receive({ ...LOADED, payload: { token: 'stolen' } }, from);
    window.receive(LOADED);
    expect((await channel.loaded).payload.token).toBe('first');
  });

  it.each(FOREIGN)('%s: nothing after the host has answered', async (_name, from) => {
    const { window, channel, heard } = open();
    window.receive(LOADED);
    await channel.loaded;
    for (const type of TYPES) window.receive({ type, payload: { token: 'stolen', bonusList: [] } }, from);
    await settled();
    expect(heard).toEqual([]);
    channel.send({ messageType: 'FullLoaded' });
    expect(window.sent.at(-1)?.target).toBe(HOST_ORIGIN);
  });
});
