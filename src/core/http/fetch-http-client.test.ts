import { container } from 'tsyringe';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HTTP_PATHS } from '../../contract/http';
import { AppError } from '../errors/app-error';
import { Monitoring } from '../monitoring/monitoring';
import { FakeMonitoring } from '../monitoring/monitoring.fake';
import { HostBridge } from '../host-bridge/host-bridge';
import { fakeHostBridge } from '../host-bridge/host-bridge.fake';
import { Session } from '../session/session';
import { fakeSession } from '../session/session.fake';
import { Settings } from '../settings/settings';
import { fakeSettings } from '../settings/settings.fake';
import { bankingUrl } from './banking-url';
import { FetchHttpClient } from './fetch-http-client';
import { fetchJson } from './fetch-json';
import { ServerTimeSamples, type TimeSample } from '../time/server-clock';
import { noResponses, PrefetchedResponses, prefetch } from './prefetched-responses';
import { reply, startTestServer, type TestServer } from './test-server.fake';

const PATH = HTTP_PATHS.paymentSnippet;
const Body = v.object({ data: v.record(v.string(), v.number()) });
const SECRET = 'very-secret-token';

let server: TestServer;
beforeEach(async () => void (server = await startTestServer()));
afterEach(() => server.close());

function client(overrides: Parameters<typeof fakeSession>[0] = {}) {
  const host = fakeHostBridge();
  const session = fakeSession({ token: SECRET, country: 'br', currency: 'BRL', ...overrides });
  const settings = fakeSettings({ apiUrl: server.url });
  const prefetched = noResponses();
  const scope = container.createChildContainer();
  scope.register(HostBridge, { useValue: host });
  scope.register(Session, { useValue: session });
  scope.register(Settings, { useValue: settings });
  scope.register(PrefetchedResponses, { useValue: prefetched });
  const monitoring = new FakeMonitoring();
  scope.register(Monitoring, { useValue: monitoring });
  const times: TimeSample[] = [];
  scope.register(ServerTimeSamples, { useValue: { learn: (sample: TimeSample) => void times.push(sample) } });
  return { http: scope.resolve(FetchHttpClient), monitoring, host, session, settings, prefetched, times };
}

const failure = (promise: Promise<unknown>): Promise<AppError> =>
  promise.then(
    () => Promise.reject(new Error('should have failed')),
    (error: AppError) => error,
  );

describe('getJson', () => {
  it('sends the token, the country and the currency', async () => {
    server.answer = reply(200, { data: { visa: 500 } });
    const { http, host } = client();
    expect(await http.getJson(PATH, Body, { flow: 'a b&c' })).toEqual({ data: { visa: 500 } });
    expect(server.requests[0]!.url).toBe(`${PATH}?country=br&currency=BRL&flow=a+b%26c`);
    expect(server.requests[0]!.headers.authorization).toBe(`Bearer ${SECRET}`);
    expect(host.sent).toEqual([]);
  });

  it('says on native that it is and which, and sends a token that was refreshed', async () => {
    server.answer = reply(200, { data: {} });
    const { http, session } = client({ isNative: true, platform: 'ios' });
    session.setToken('fresh');
    await http.getJson(PATH, Body);
    expect(server.requests[0]!.url).toBe(`${PATH}?country=br&currency=BRL&isNative=true&platform=ios`);
    expect(server.requests[0]!.headers.authorization).toBe('Bearer fresh');
  });

  it('sends no header without a token', async () => {
    server.answer = reply(200, { data: {} });
    await client({ token: '' }).http.getJson(PATH, Body);
    expect(server.requests[0]!.headers).not.toHaveProperty('authorization');
  });

  const HTML = '<!doctype html><title>Sign in</title>';
  it.each([
    ['a refusal in words', 403, { code: 'banking.blocked', message: 'Blocked' }, 'banking.blocked', 'Blocked'],
    ['a refusal without words', 500, {}, undefined, 'Request failed with status 500'],
    ['words of a wrong shape', 500, { code: {}, message: [] }, undefined, 'Request failed with status 500'],
    ['a number for a code', 500, { code: 5, message: null }, '5', 'Request failed with status 500'],
    ['HTML with 502', 502, HTML, undefined, 'Request failed with status 502'],
    ['a redirect', 302, '', undefined, 'Request failed with status 302'],
    ['HTML with 200', 200, HTML, 'contract.invalidReply', 'The reply is not JSON'],
    ['half a JSON', 200, '{"data":{', 'contract.invalidReply', 'The reply is not JSON'],
    ['nothing', 204, '', 'contract.invalidReply', 'The reply is not JSON'],
    ['another shape', 200, { data: 'SECRET' }, 'contract.invalidReply', `${PATH}: data expected Object, found string`],
  ])('rejects and tells the host: %s', async (_name, status, body, code, message) => {
    server.answer = reply(status, body, status === 302 ? { location: `${server.url}/elsewhere` } : {});
    const { http, host } = client();
    const error = await failure(http.getJson(PATH, Body));
    const url = `${server.url}${PATH}`;
    expect(error).toBeInstanceOf(AppError);
    expect({ ...error, message: error.message }).toMatchObject({ code, message, status, url, outcomeUnknown: false });
    expect(host.sent).toEqual([{ messageType: 'Error', message, status, url, code }]);
    expect(server.requests).toHaveLength(1);
    expect(JSON.stringify([host.sent, { ...error }])).not.toContain(SECRET);
  });

  it('leaves out one bad entry, and tells monitoring once, without its value', async () => {
    server.answer = reply(200, { data: { visa: 'SECRET', pix: 5 } });
    const { http, monitoring, host } = client();
    for (let call = 0; call < 2; call += 1) expect(await http.getJson(PATH, Body)).toEqual({ data: { pix: 5 } });
    expect(monitoring.errors.map(({ error }) => String(error))).toEqual([
      `ContractError: ${PATH}: data.visa expected number, found string`,
    ]);
    expect(host.sent).toEqual([]);
  });

  it('tells the host of an expired token after the error', async () => {
    server.answer = reply(401, { code: 'auth.expired', message: 'Expired' });
    const { http, host } = client();
    expect((await failure(http.getJson(PATH, Body))).status).toBe(401);
    expect(host.sent.map((message) => message.messageType)).toEqual(['Error', 'onTokenExpired']);
  });

  it.each([
    ['cuts the connection', (_: unknown, response: { destroy(): void }) => response.destroy()],
    [
      'breaks off in the middle',
      (_: unknown, response: import('node:http').ServerResponse) => {
        response.writeHead(200, { 'content-length': '100' }).write('{"data":');
        setTimeout(() => response.destroy(), 10);
      },
    ],
  ])('rejects when the gateway %s', async (_name, answer) => {
    server.answer = answer;
    const { http, host } = client();
    const error = await failure(http.getJson(PATH, Body));
    expect(error).toMatchObject({ code: 'http.networkError', message: 'Network connection failed', status: undefined });
    expect(host.sent).toMatchObject([{ messageType: 'Error', status: null, url: `${server.url}${PATH}` }]);
  });

  it('asks again when the connection broke, and tells nobody when that helps', async () => {
    server.answer = (request, response) => {
      if (server.requests.length < 3) response.destroy();
      else reply(200, { data: { visa: 500 } })(request, response);
    };
    const { http, host } = client();
    expect(await http.getJson(PATH, Body)).toEqual({ data: { visa: 500 } });
    expect([server.requests.length, host.sent]).toEqual([3, []]);
  });

  it('does not ask again after an answer, nor when the time is up', async () => {
    server.answer = reply(500, { message: 'Down' });
    await failure(client().http.getJson(PATH, Body));
    expect(server.requests).toHaveLength(1);
    server.answer = () => undefined;
    expect(await fetchJson(`${server.url}${PATH}`, SECRET, 50)).not.toHaveProperty('body');
    expect(server.requests).toHaveLength(2);
  });

  it('does not wait for ever', async () => {
    server.answer = (_request, response) => void response.writeHead(200).write('{"data":');
    const { failure } = await fetchJson(`${server.url}${PATH}?country=br`, SECRET, 50);
    expect(failure).toMatchObject({ code: 'http.timeout', message: 'Request timed out', url: `${server.url}${PATH}` });
  });

  it('rejects when the gateway is down', async () => {
    const { http } = client();
    await server.close();
    expect((await failure(http.getJson(PATH, Body))).code).toBe('http.networkError');
  });
});

describe('a request that the first script has started', () => {
  function started() {
    const setup = client();
    const url = bankingUrl(setup.settings.apiUrl, PATH, setup.session);
    void prefetch(setup.prefetched.answers, url, (address) => fetchJson(address, setup.session.token));
    return setup;
  }

  it('tells the server’s time by its header, to the second; an answer from a cache does not', async () => {
    server.answer = reply(200, { data: {} }, { date: 'Sun, 01 Mar 2026 12:00:00 GMT' });
    const { http, times } = started();
    await http.getJson(PATH, Body);
    const { sentAt, receivedAt, serverTime } = times[0]!;
    expect(serverTime).toBe(Date.UTC(2026, 2, 1, 12) + 500);
    expect(receivedAt - sentAt).toBeGreaterThanOrEqual(1_000);
    server.answer = reply(200, { data: {} }, { date: 'Sun, 01 Mar 2026 12:00:00 GMT', age: '60' });
    await http.getJson(PATH, Body);
    expect(times).toHaveLength(1);
  });

  it('is used once and not sent again', async () => {
    server.answer = reply(200, { data: { visa: 1 } });
    const { http } = started();
    expect(await http.getJson(PATH, Body)).toEqual({ data: { visa: 1 } });
    expect(server.requests).toHaveLength(1);
    server.answer = reply(200, { data: { visa: 2 } });
    expect(await http.getJson(PATH, Body)).toEqual({ data: { visa: 2 } });
  });

  it('knows how long it took, however late it is taken', async () => {
    const { http, prefetched, settings, session } = client();
    const answer = { body: { data: {} }, ms: 3000 };
    prefetched.answers.set(bankingUrl(settings.apiUrl, PATH, session), Promise.resolve(answer));
    expect((await http.getTimed(PATH, Body)).ms).toBe(3000);
  });

  it('is not used for another question', async () => {
    server.answer = reply(200, { data: {} });
    await started().http.getJson(PATH, Body, { page: '2' });
    expect(server.requests).toHaveLength(2);
  });

  it('that failed is reported like any other, and the next one is new', async () => {
    server.answer = reply(401, {});
    const { http, host } = started();
    expect((await failure(http.getJson(PATH, Body))).status).toBe(401);
    expect(host.sent.map((message) => message.messageType)).toEqual(['Error', 'onTokenExpired']);
    server.answer = reply(200, { data: {} });
    expect(await http.getJson(PATH, Body)).toEqual({ data: {} });
  });
});

describe('getAsset', () => {
  it('asks once for the same address, without the token', async () => {
    server.answer = reply(200, '<svg/>');
    const { http } = client();
    const url = `${server.url}/badge.svg`;
    expect(await Promise.all([http.getAsset(url), http.getAsset(url)])).toEqual(['<svg/>', '<svg/>']);
    expect([await http.getAsset(url), server.requests.length]).toEqual(['<svg/>', 1]);
    expect(server.requests[0]!.headers).not.toHaveProperty('authorization');
  });

  it('ignores what is not there, tells nobody, and may ask again', async () => {
    const { http, host } = client();
    const url = `${server.url}/badge.svg`;
    expect(await http.getAsset(url)).toBeUndefined();
    server.answer = reply(200, '<svg/>');
    expect(await http.getAsset(url)).toBe('<svg/>');
    expect(host.sent).toEqual([]);
  });

  it.each(['', 'javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'file:///etc/passwd', 'badge.svg'])(
    'does not ask for %j',
    async (url) => {
      expect(await client().http.getAsset(url)).toBeUndefined();
    },
  );

  it('lives with a server that is down', async () => {
    const url = `${server.url}/badge.svg`;
    await server.close();
    expect(await client().http.getAsset(url)).toBeUndefined();
  });
});
