import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContractError } from '../../contract/parse';
import { AppError } from '../errors/app-error';
import { fakeSettings } from '../settings/settings.fake';
import type { MonitoringRuntime } from './monitoring-runtime';
import { type MonitoringClient, openMonitoringClient } from './sentry-client';
import { MAX_WAITING, SentryMonitoring } from './sentry-monitoring';
import { type Collector, startCollector } from './test-collector.fake';
import { countingRandom } from '../time/random.fake';

let collector: Collector;
let client: MonitoringClient | undefined;
const loads: object[] = [];

/** Callback for the idle page; the tests call it themselves. */
let idle: (() => void) | undefined;
const runtime: MonitoringRuntime = {
  isProduction: true,
  whenIdle: (callback) => (idle = callback),
  async load(options) {
    loads.push(options);
    client = openMonitoringClient({ ...options, withReplay: false });
    return client;
  },
};

function monitoringWith(settings: object = {}, { draw = 0, isProduction = true } = {}): SentryMonitoring {
  const all = fakeSettings({ monitoring: { dsn: collector.dsn, ...settings } });
  return new SentryMonitoring(all, { ...runtime, isProduction }, countingRandom(draw));
}

async function started(): Promise<SentryMonitoring> {
  const monitoring = monitoringWith();
  monitoring.start();
  idle!();
  await vi.waitFor(() => expect(client).toBeDefined());
  await Promise.resolve();
  return monitoring;
}

beforeEach(async () => {
  collector = await startCollector();
  client = undefined;
  idle = undefined;
  loads.length = 0;
});
afterEach(() => collector.stop());

describe('when it is loaded', () => {
  it('not before start and the idle moment; what was called meanwhile arrives then, in order', async () => {
    const monitoring = monitoringWith();
    monitoring.setUser({ id: '42', partner_key: 'brand', hash_id: 'h1' });
    monitoring.error(new Error('first'));
    monitoring.error(new Error('second'));
    monitoring.start();
    monitoring.start();
    expect(loads).toEqual([]);
    idle!();
    await vi.waitFor(() => expect(loads).toHaveLength(1));
    expect(loads).toEqual([{ dsn: collector.dsn, environment: 'production.universal', withReplay: true }]);
    await client!.flush();
    const errors = collector.ofType('event');
    expect(errors.map(messageOf)).toEqual(['first', 'second']);
    expect(errors[0]).toMatchObject({
      release: 'v1.0.230',
      environment: 'production.universal',
      user: { id: '42', partner_key: 'brand', hash_id: 'h1' },
    });
  });

  it.each([
    ['outside production', {}, { isProduction: false }],
    ['without a DSN', { dsn: '' }, {}],
    ['when the session is not drawn', { sessionSampleRate: 0.5 }, { draw: 5000 }],
  ])('never %s', (_, settings, page) => {
    const monitoring = monitoringWith(settings, page);
    monitoring.error(new Error('x'));
    monitoring.start();
    expect(idle).toBeUndefined();
  });

  it.each([
    [1999, true],
    [2000, false],
  ])('draw %i of 10000 against the replay rate of 20 percent: recorded %s', async (draw, withReplay) => {
    monitoringWith({}, { draw }).start();
    idle!();
    await vi.waitFor(() => expect(loads).toMatchObject([{ withReplay }]));
  });

  it('keeps only the first calls while it waits', async () => {
    const monitoring = monitoringWith();
    for (let number = 0; number < MAX_WAITING + 10; number += 1) monitoring.error(new Error(`e${number}`));
    monitoring.start();
    idle!();
    await vi.waitFor(() => expect(client).toBeDefined());
    await client!.flush();
    const messages = collector.ofType('event').map(messageOf);
    expect(messages).toHaveLength(MAX_WAITING);
    expect(messages).not.toContain(`e${MAX_WAITING}`);
  });

  it('gives up quietly when it cannot be loaded', async () => {
    const settings = fakeSettings({ monitoring: { dsn: collector.dsn } });
    const load = vi.fn(() => Promise.reject(new Error('chunk is gone')));
    const monitoring = new SentryMonitoring(settings, { ...runtime, load }, countingRandom());
    monitoring.error(new Error('x'));
    monitoring.start();
    idle!();
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    monitoring.error(new Error('y'));
    expect(collector.items).toEqual([]);
  });
});

describe('what is sent', () => {
  it('an error with its own words of context', async () => {
    const monitoring = await started();
    monitoring.error(new AppError('broken', { code: 'a.b', cause: new TypeError('inner') }), { attempt: 2, ok: false });
    await client!.flush();
    const [event] = collector.ofType('event');
    expect(event).toMatchObject({ contexts: { details: { attempt: 2, ok: false } } });
    expect(JSON.stringify(event)).toContain('inner');
  });

  it('the same error only once, however many report it', async () => {
    const monitoring = await started();
    const error = new AppError('malformed', { code: 'contract.invalidReply' });
    monitoring.error(error);
    monitoring.error(error);
    await client!.flush();
    expect(collector.ofType('event')).toHaveLength(1);
  });

  it('an action as a step in the trail of the next error, and counted', async () => {
    const monitoring = await started();
    monitoring.action('deposit.created', { method: 'card' });
    monitoring.error(new Error('after'));
    await client!.flush();
    expect(collector.ofType('event')[0]).toMatchObject({
      breadcrumbs: expect.arrayContaining([
        expect.objectContaining({ category: 'action', message: 'deposit.created', data: { method: 'card' } }),
      ]),
    });
    expect(metricsNamed('deposit.created')).toMatchObject([{ type: 'counter', value: 1 }]);
  });

  it('a figure as a distribution in milliseconds', async () => {
    const monitoring = await started();
    monitoring.metric('methods.fetch', 321.5, { flow: 'deposit' });
    await client!.flush();
    expect(metricsNamed('methods.fetch')).toMatchObject([
      { type: 'distribution', value: 321.5, unit: 'millisecond', attributes: { flow: { value: 'deposit' } } },
    ]);
  });

  it('nothing of a card, token, e-mail, phone or query', async () => {
    const monitoring = await started();
    const secrets = ['4242424242424242', 'ana@example.com', '+5511912345678', 'eyJhbGciOiJIUzI1NiJ9', 'qsecret'];
    const text = `failed for ${secrets.slice(0, 4).join(' ')} at https://pay.example/x?t=qsecret`;
    monitoring.setUser({ id: 'ana@example.com', partner_key: 'brand', hash_id: 'token=eyJhbGciOiJIUzI1NiJ9' });
    monitoring.action(text, { note: text });
    monitoring.metric('m', 1, { note: text });
    monitoring.error(new Error(text, { cause: new Error(text) }), { note: text });
    monitoring.error(text);
    monitoring.error(new ContractError('login.token push', [{ path: secrets[0]!, reason: 'is odd' }]));
    console.warn(text);
    await client!.flush();
    expect(collector.ofType('event')).toHaveLength(3);
    expect(metricsNamed('m')).toHaveLength(1);
    for (const secret of secrets) expect(collector.received()).not.toContain(secret);
    expect(collector.received()).toContain('failed for [number] [address]');
  });
});

function messageOf(event: Record<string, unknown>): unknown {
  const { values } = event.exception as { values: { value: string }[] };
  return values[0]!.value;
}

function metricsNamed(name: string): Record<string, unknown>[] {
  return collector
    .ofType('trace_metric')
    .flatMap((payload) => payload.items as Record<string, unknown>[])
    .filter((metric) => metric.name === name);
}
