import { beforeEach, expect, it } from 'vitest';
import { AppError } from '../errors/app-error';
import { FakeRealtime } from '../realtime/realtime.fake';
import { fakeSession } from '../session/session.fake';
import { ManualClock } from '../time/clock.fake';
import { BATCH_SIZE, BatchedAnalytics, FLUSH_AFTER_MS, MAX_WAITING } from './batched-analytics';
import { fakeHostBridge, type FakeHostBridge } from '../host-bridge/host-bridge.fake';

let clock: ManualClock;
let host: FakeHostBridge;
let realtime: FakeRealtime;
let analytics: BatchedAnalytics;
const batches = () => realtime.sent.map(({ data }) => (data as { events: { key: string }[] }).events);
const keys = () => batches().map((events) => events.map((event) => event.key));

beforeEach(() => {
  clock = new ManualClock();
  host = fakeHostBridge();
  realtime = new FakeRealtime();
  realtime.respond('METRIC_EVENTS_HANDLER:events', () => undefined);
  analytics = new BatchedAnalytics(host, realtime, clock, fakeSession());
});

it('tells the host of an event at once, and only the host', () => {
  analytics.event('deposit_error', { error_text: 'Declined' });
  analytics.event('opened');
  expect(host.sent).toEqual([
    { messageType: 'onAnalyticsEvent', name: 'deposit_error', params: { error_text: 'Declined' } },
    { messageType: 'onAnalyticsEvent', name: 'opened', params: {} },
  ]);
  clock.advance(FLUSH_AFTER_MS);
  expect(realtime.sent).toEqual([]);
});

it('tells with each event what the host tries with this player', () => {
  const payload = { ...fakeSession().payload, experiments: { button: 'b', step: 2 } };
  analytics = new BatchedAnalytics(host, realtime, clock, fakeSession({ payload }));
  analytics.event('opened', { via: 'tile' });
  expect(host.sent).toEqual([
    {
      messageType: 'onAnalyticsEvent',
      name: 'opened',
      params: { via: 'tile', experiments: { button: 'b', step: 2 } },
    },
  ]);
});

it('sends metrics together 5 s after the first, with the time of each', () => {
  const start = clock.now();
  analytics.metric('route.start', '/deposit');
  clock.advance(4000);
  analytics.metric('methods.ms', 120);
  clock.advance(999);
  expect(realtime.sent).toEqual([]);
  clock.advance(1);
  expect(realtime.sent).toMatchObject([{ type: 'METRIC_EVENTS_HANDLER:events' }]);
  expect(batches()).toEqual([
    [
      { key: 'route.start', timestamp: start, value: '/deposit' },
      { key: 'methods.ms', timestamp: start + 4000, value: 120 },
    ],
  ]);
  clock.advance(10 * FLUSH_AFTER_MS);
  expect(realtime.sent).toHaveLength(1);
});

it(`sends at once when ${BATCH_SIZE} wait`, () => {
  for (let number = 0; number < BATCH_SIZE; number += 1) analytics.metric(`m${number}`, number);
  expect(batches()[0]).toHaveLength(BATCH_SIZE);
  expect(clock.pending).toBe(0);
});

it('keeps them while the channel is down, the newest ones, and sends at connect', async () => {
  realtime.close();
  for (let number = 0; number < MAX_WAITING + 5; number += 1) analytics.metric(`m${number}`, number);
  clock.advance(FLUSH_AFTER_MS);
  expect(realtime.sent).toEqual([]);
  expect(analytics.dropped).toBe(5);
  await realtime.connect();
  expect(keys()[0]).toHaveLength(MAX_WAITING);
  expect(keys()[0]![0]).toBe('m5');
});

it('drops a failed batch without a word, but counts it', async () => {
  realtime.respond('METRIC_EVENTS_HANDLER:events', () => {
    throw new AppError('refused', { status: 500 });
  });
  analytics.metric('lost', 1);
  analytics.flush();
  await new Promise((resolve) => setImmediate(resolve));
  expect(analytics.dropped).toBe(1);
  analytics.metric('next', 2);
  analytics.flush();
  expect(keys()).toEqual([['lost'], ['next']]);
});

it('sends what waits at dispose and no longer listens to the channel', async () => {
  analytics.metric('last', 1);
  analytics.dispose();
  expect(keys()).toEqual([['last']]);
  realtime.close();
  analytics.metric('after', 1);
  await realtime.connect();
  expect(keys()).toEqual([['last']]);
});
