import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '../time/clock.fake';
import { openHostChannel } from './host-channel';
import { fakeHostWindow, HOST_ORIGIN } from './host-window.fake';

const LOADED = { type: 'loaded', payload: { token: 'secret' } };
const FOREIGN = [
  ['prefix', 'https://host.exampl'],
  ['suffix', 'https://host.example.evil.test'],
  ['longer name', 'https://xhost.example'],
  ['subdomain', 'https://a.host.example'],
  ['other port', 'https://host.example:8443'],
  ['default port written out', 'https://host.example:443'],
  ['other scheme', 'http://host.example'],
  ['trailing dot', 'https://host.example.'],
  ['trailing slash', 'https://host.example/'],
  ['upper case', 'https://HOST.example'],
  ['user name', 'https://host.example@evil.test'],
  ['opaque', 'null'],
  ['empty', ''],
] as const;

function open(hostOrigins: string[], kind: 'framed' | 'top' = 'framed') {
  const window = fakeHostWindow(kind);
  const channel = openHostChannel({ window, hostOrigins, clock: new ManualClock() });
  let isLoaded = false;
  channel.loaded.then(
    () => (isLoaded = true),
    () => {},
  );
  const heard: string[] = [];
  channel.on('onGoBack', () => heard.push('onGoBack'));
  const settle = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return { isLoaded, heard };
  };
  return { window, channel, settle };
}

describe('with hostOrigins', () => {
  it.each(FOREIGN)('ignores a host of another origin: %s', async (_name, origin) => {
    const { window, settle } = open([HOST_ORIGIN]);
    window.receive(LOADED, { origin });
    expect((await settle()).isLoaded).toBe(false);
  });

  it('speaks to and hears the listed one only', async () => {
    const { window, channel, settle } = open(['https://other.example', HOST_ORIGIN]);
    expect(window.sent.map((sent) => sent.target)).toEqual(['https://other.example', HOST_ORIGIN]);
    channel.send({ messageType: 'FullLoaded' });
    expect(window.sent).toHaveLength(2);
    window.receive(LOADED);
    window.receive({ type: 'onGoBack' }, { origin: 'https://other.example' });
    expect(await settle()).toEqual({ isLoaded: true, heard: [] });
    expect(window.sent.slice(2).map((sent) => sent.target)).toEqual([HOST_ORIGIN]);
  });
});

it('an app’s web view is admitted by scheme and host', async () => {
  const { window, settle } = open(['capacitor://localhost', 'ionic://localhost']);
  window.receive(LOADED, { origin: 'ionic://other' });
  expect((await settle()).isLoaded).toBe(false);
  window.receive(LOADED, { origin: 'ionic://localhost' });
  expect((await settle()).isLoaded).toBe(true);
});

it('an app’s web view is spoken to by *: engines have no origin for its scheme', async () => {
  const { window, channel, settle } = open(['capacitor://localhost', HOST_ORIGIN]);
  window.receive(LOADED, { origin: 'capacitor://localhost' });
  channel.send({ messageType: 'FullLoaded' });
  await settle();
  expect(window.sent.map((sent) => sent.target)).toEqual(['*', '*']);
});

it.each(['null', 'file://'])(
  'a page from disk (%s) is heard where any may embed, and not beside a list',
  async (origin) => {
    const free = open([]);
    free.window.receive(LOADED, { origin });
    free.channel.send({ messageType: 'FullLoaded' });
    expect((await free.settle()).isLoaded).toBe(true);
    expect(free.window.sent.at(-1)).toMatchObject({ target: '*' });
    const listed = open([HOST_ORIGIN]);
    listed.window.receive(LOADED, { origin });
    expect((await listed.settle()).isLoaded).toBe(false);
  },
);

describe('without hostOrigins', () => {
  it.each(FOREIGN)('hears the origin that answered first and not another: %s', async (_name, origin) => {
    const { window, settle } = open([]);
    window.receive(LOADED);
    window.receive({ type: 'onGoBack' }, { origin });
    expect(await settle()).toEqual({ isLoaded: true, heard: [] });
    window.receive({ type: 'onGoBack' });
    expect((await settle()).heard).toEqual(['onGoBack']);
  });

  it.each([
    ['another frame', { postMessage: () => {} }],
    ['nobody', null],
    ['undefined', undefined],
  ])('takes nothing from %s, even of the right origin', async (_name, source) => {
    const { window, settle } = open([]);
    window.receive(LOADED, { source });
    expect((await settle()).isLoaded).toBe(false);
    window.receive(LOADED);
    window.receive({ type: 'onGoBack' }, { source });
    expect(await settle()).toEqual({ isLoaded: true, heard: [] });
  });

  it('takes nothing from nobody in a frame that has lost its parent', async () => {
    const { window, settle } = open([]);
    Object.assign(window, { parent: null });
    window.receive(LOADED, { source: null });
    expect((await settle()).isLoaded).toBe(false);
  });

  it('at the top takes nothing from a window that it opened', async () => {
    const { window, settle } = open([], 'top');
    window.receive(LOADED, { source: { postMessage: () => {} } });
    expect((await settle()).isLoaded).toBe(false);
  });
});

const NOT_MESSAGES = [
  '',
  '{',
  'loaded',
  '[]',
  'null',
  '"loaded"',
  '{"type":"LOADED"}',
  '{"type":["loaded"]}',
  '{"payload":{}}',
  null,
  undefined,
  5,
  [],
  {},
  () => 1,
  Symbol('loaded'),
  10n,
  { type: { toString: () => 'loaded' } },
  { type: '__proto__' },
  { type: 'toString' },
  new Proxy(
    {},
    {
      get: () => {
        throw new Error('trap');
      },
      has: () => {
        throw new Error('trap');
      },
    },
  ),
];

it.each(NOT_MESSAGES.map((data) => [data]))('is not woken by a non-message: %#', async (data) => {
  const { window, settle } = open([]);
  window.receive(data);
  expect((await settle()).isLoaded).toBe(false);
});

it('a list of bonuses without its list takes no bonuses away', async () => {
  const { window, channel, settle } = open([]);
  let calls = 0;
  channel.on('bonus-list-updated', () => calls++);
  window.receive(LOADED);
  for (const payload of [undefined, null, {}, { bonusList: null }, { bonusList: 'none' }, { bonusList: {} }])
    window.receive({ type: 'bonus-list-updated', payload });
  await settle();
  expect(calls).toBe(0);
});

it('no hostile message throws, says anything or touches a prototype', async () => {
  const before = Object.getOwnPropertyNames(Object.prototype).join();
  const { window, channel, settle } = open([]);
  window.receive(LOADED);
  const sentBefore = window.sent.length;
  const hostile = fc.oneof(
    fc.anything({ withBigInt: true, withNullPrototype: true, withObjectString: true }),
    fc.string(),
    fc.json(),
    fc.record({
      type: fc.constantFrom('loaded', 'bonus-list-updated', 'onGoBack', '__proto__', 'constructor'),
      payload: fc.oneof(
        fc.anything(),
        fc.constant(JSON.parse('{"__proto__":{"polluted":1},"bonusList":[{"__proto__":{"polluted":1}}]}')),
      ),
    }),
  );
  fc.assert(
    fc.property(hostile, (data) => window.receive(data)),
    { numRuns: 1000 },
  );
  await settle();
  expect(window.sent).toHaveLength(sentBefore);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before);
  expect((await channel.loaded).payload.token).toBe('secret');
});

describe('a page whose origin is not listed', () => {
  const strict = (facts: object) => {
    const window = Object.assign(fakeHostWindow('framed'), facts);
    openHostChannel({ window, hostOrigins: [HOST_ORIGIN], clock: new ManualClock() });
    return window.sent.filter(({ message }) => message.messageType === 'onProblem');
  };
  const word = { message: { messageType: 'onProblem', code: 'origin_not_allowed' }, target: '*' };

  it('gets that answer, and nothing else', () => {
    expect(strict({ location: { ancestorOrigins: ['https://evil.example'] } })).toMatchObject([word]);
    expect(strict({ document: { referrer: 'https://evil.example/page' } })).toMatchObject([word]);
    // A page from disk.
    expect(strict({ location: { ancestorOrigins: ['null'] } })).toMatchObject([word]);
  });

  it('hears no word where any page may embed', () => {
    const window = Object.assign(fakeHostWindow('framed'), { location: { ancestorOrigins: ['https://evil.example'] } });
    openHostChannel({ window, hostOrigins: [], clock: new ManualClock() });
    expect(window.sent.map(({ message }) => message.messageType)).toEqual(['Loaded']);
  });

  it.each([
    ['is listed', { location: { ancestorOrigins: [HOST_ORIGIN, 'https://evil.example'] } }],
    ['is not known', { document: { referrer: '' } }],
    [
      'is the page itself',
      { location: { origin: 'https://own.example' }, document: { referrer: 'https://own.example/' } },
    ],
  ])('hears no word when it %s', (_name, facts) => {
    expect(strict(facts)).toEqual([]);
  });
});
