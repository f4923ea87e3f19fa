import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HTTP_PATHS } from '../../contract/http';
import { AppError } from '../errors/app-error';
import { fakeHostBridge } from '../host-bridge/host-bridge.fake';
import { FakeMonitoring } from '../monitoring/monitoring.fake';
import { fakeSession } from '../session/session.fake';
import { fakeSettings } from '../settings/settings.fake';
import { FetchHttpClient } from './fetch-http-client';
import { noResponses } from './prefetched-responses';
import { reply, startTestServer, type TestServer } from './test-server.fake';

let server: TestServer;
beforeEach(async () => void (server = await startTestServer()));
afterEach(() => server.close());

function client(session = fakeSession()) {
  const host = fakeHostBridge();
  const settings = fakeSettings({ apiUrl: server.url });
  const time = { learn: () => undefined };
  const http = new FetchHttpClient(settings, session, host, noResponses(), new FakeMonitoring(), time);
  return { http, host };
}

const failure = (http: FetchHttpClient): Promise<AppError> =>
  http
    .getJson(HTTP_PATHS.paymentSnippet, v.unknown())
    .then(() => expect.unreachable('was not rejected'), AppError.from);

it.each([
  ['4c7e-9d0b', '4c7e-9d0b'],
  ['<b>other</b>', undefined],
  ['x'.repeat(65), undefined],
])('tells by which number the gateway has the call: %s', async (given, requestId) => {
  server.answer = reply(500, {}, { 'x-request-id': given });
  const { http, host } = client();
  expect((await failure(http)).requestId).toBe(requestId);
  expect(host.sent).toEqual([expect.objectContaining({ messageType: 'Error', ...(requestId && { requestId }) })]);
  // Another origin would have to allow the header first.
  expect(server.requests[0]!.headers).not.toHaveProperty('x-request-id');
});

it('sends a number to its own origin, and tells it where the gateway gives none', async () => {
  vi.stubGlobal('origin', server.url);
  server.answer = reply(500, {});
  const { http, host } = client();
  await failure(http);
  vi.unstubAllGlobals();
  const sent = server.requests[0]!.headers['x-request-id'];
  expect(sent).toMatch(/^[\da-f-]{36}$/);
  expect(host.sent).toEqual([expect.objectContaining({ requestId: sent })]);
});

it.each([
  ['pt-BR', 'pt-BR'],
  ['ру', undefined],
  ['en-US', undefined],
])('names the language %s once it has changed, by a header that needs no preflight', async (lang, sent) => {
  server.answer = reply(200, {});
  const session = fakeSession();
  session.setLang(lang);
  await client(session).http.getJson(HTTP_PATHS.paymentSnippet, v.unknown());
  const { headers } = server.requests[0]!;
  expect(headers['accept-language']).toBe(sent ?? '*');
});
