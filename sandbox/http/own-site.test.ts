import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { IN_MEMORY } from '../database/database';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { userIdOf } from '../store/user-id';
import { connect, depositRequest, operator } from '../testing/client';

const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('another site', () => {
  let sandbox: Sandbox;
  let token: string;
  beforeAll(async () => {
    const options = { port: 0, hostPort: 0, dataDir: IN_MEMORY, allowHosts: ['pay.test'] };
    sandbox = await startSandbox(options);
  }, 60_000);
  beforeEach(() => (token = `demo-${randomUUID()}`));
  afterAll(() => sandbox?.close());

  /** With headers that `fetch` would not let a program set. */
  function call(path: string, headers: Record<string, string>, body?: object, method = body ? 'POST' : 'GET') {
    const { port } = new URL(sandbox.url);
    return new Promise<number>((resolve, reject) => {
      const sent = request({ host: 'localhost', port, path, method, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode!);
      });
      sent.on('error', reject);
      sent.end(body && JSON.stringify(body));
    });
  }
  const money = (headers: Record<string, string>) =>
    call('/sandbox/money', { ...JSON_TYPE, ...headers }, { token, amount: '50', currency: 'EUR' });
  const paid = async () => (await operator(sandbox.url).list({ userId: userIdOf(token) })).length > 0;

  it.each([
    ['a form of another site', { 'Content-Type': 'text/plain', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a script of another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a page at another port', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost:4200' }, 403],
    ['an old browser, by its origin', { Origin: 'https://evil.example' }, 403],
    ['a page without an origin', { Origin: 'null' }, 403],
    ['a name that points here', { Host: 'evil.example' }, 403],
    ['such a name that begins as ours', { Host: 'localhost.evil.example:4100' }, 403],
    ['something that is no host', { Host: 'a b' }, 400],
    ['a body that is not JSON', { 'Content-Type': 'text/plain' }, 400],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 400],
  ])('gives no money by %s', async (_, headers, status) => {
    expect(await money(headers)).toBe(status);
    expect(await paid()).toBe(false);
  });

  it.each<[string, (port: string) => Record<string, string>]>([
    ['a program', () => ({})],
    ['a program, by address', (port) => ({ Host: `127.0.0.1:${port}` })],
    ['a program, by the other kind of address', (port) => ({ Host: `[::1]:${port}` })],
    ['a name of --allow-hosts', () => ({ Host: 'pay.test' })],
    ['a page of its own', (port) => ({ 'Sec-Fetch-Site': 'same-origin', Origin: `http://localhost:${port}` })],
    [
      'a page of its own in an old browser',
      (port) => ({ Host: `10.0.0.5:${port}`, Origin: `http://10.0.0.5:${port}` }),
    ],
  ])('is not %s', async (_, headers) => {
    expect(await money(headers(new URL(sandbox.url).port))).toBe(200);
    expect(await paid()).toBe(true);
  });

  it.each([
    ['POST', '/operator/api/transactions/1'],
    ['POST', '/sandbox/faults'],
    ['DELETE', '/sandbox/faults'],
    ['POST', '/sandbox/break'],
    ['POST', '/sandbox/push'],
    ['POST', '/sandbox/standing'],
    ['POST', '/sandbox/director'],
    ['POST', '/sandbox/director/act'],
    ['DELETE', '/sandbox/director?token=x'],
    ['DELETE', '/sandbox/csp-reports'],
  ])('can’t call %s %s', async (method, path) => {
    const body = method === 'POST' ? {} : undefined;
    expect(await call(path, { ...JSON_TYPE, 'Sec-Fetch-Site': 'cross-site' }, body, method)).toBe(403);
    expect(await call(path, { ...JSON_TYPE, Host: 'evil.example' }, body, method)).toBe(403);
  });

  it.each(['/operator', '/operator/api/transactions', '/director', '/sandbox/codes/1', '/sandbox/director/log'])(
    'can’t read %s under a name that points here',
    async (path) => expect(await call(path, { Host: 'evil.example' })).toBe(403),
  );

  it('can still link to the desks, and a balancer ask for health under its own name', async () => {
    expect(await call('/operator', { 'Sec-Fetch-Site': 'cross-site' })).toBe(200);
    expect(await call('/director', { 'Sec-Fetch-Site': 'same-site' })).toBe(200);
    expect(await call('/sandbox/health', { Host: 'gateway-1' })).toBe(200);
  });

  it('can send players to the payment page, and its form is taken', async () => {
    const player = await connect(sandbox.url, token);
    const { data } = await player.request('BANKING:deposit-create', depositRequest());
    player.close();
    const { depositId, apiResponse } = data as { depositId: string; apiResponse: { source: string } };
    const from = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://shop.example' };
    expect((await fetch(apiResponse.source, { headers: from })).status).toBe(200);
    const page = new URL(apiResponse.source);
    const card = new URLSearchParams({ number: '4242424242424242', expiry: '12/39', cvc: '123' });
    const headers = { ...from, 'Content-Type': 'application/x-www-form-urlencoded' };
    await fetch(`${page.origin}${page.pathname}/pay${page.search}`, { method: 'POST', headers, body: card });
    expect(await operator(sandbox.url).list({ text: depositId })).toMatchObject([{ status: 'processed' }]);
  });
});
