import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parseOrThrow } from '../../src/contract/parse';
import { MethodsBody, SnippetBody } from '../../src/contract/http';
import { IN_MEMORY } from '../database/database';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { FaultSwitches } from '../faults';
import { postJson, setFaults } from '../testing/client';
import { hostPageRoutes } from './host-page';
import { widgetRoutes } from './widget';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-http-'));
const widgetDir = join(folder, 'dist');
const demoDir = join(folder, 'demo');

function writeBuild() {
  mkdirSync(join(widgetDir, 'assets'), { recursive: true });
  mkdirSync(join(widgetDir, 'locales'));
  mkdirSync(demoDir);
  const page = (id: string) => `<!doctype html><script type="application/json" id="${id}">{}</script><p>page</p>`;
  writeFileSync(join(widgetDir, 'index.html'), page('cashier-settings'));
  writeFileSync(join(demoDir, 'index.html'), page('demo-config'));
  writeFileSync(join(widgetDir, 'assets/main-BxYz12_3.js'), 'export {};');
  writeFileSync(join(widgetDir, 'assets/main-BxYz12_3.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(widgetDir, 'my-settings.js'), '1;');
  writeFileSync(join(widgetDir, 'locales/en.json'), '{"a":"b"}');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
}

describe('the gateway over HTTP', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    writeBuild();
    const settings = { logoUrl: 'https://brand.example/logo.svg', returnUrl: 'https://x.example/</script><script>' };
    sandbox = await startSandbox({ port: 0, hostPort: 0, dataDir: IN_MEMORY, widgetDir, demoDir, settings });
  }, 60_000);
  afterEach(() => fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' }));
  afterAll(async () => {
    await sandbox?.close();
    rmSync(folder, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) => fetch(sandbox.url + path, { headers });
  const banking = (call: string, token?: string, query = 'country=de&currency=EUR') =>
    get(`/v4/banking/${call}?${query}`, token === undefined ? {} : { Authorization: `Bearer ${token}` });
  /** Requests the path as given; `fetch` would normalise it first. */
  const raw = (path: string) =>
    new Promise<number>((resolve, reject) => {
      httpRequest(sandbox.url, { path }, (response) => resolve(response.resume().statusCode!))
        .on('error', reject)
        .end();
    });

  it('gives each call a number, the caller’s where there is one, and the desk finds it', async () => {
    const found = async (id: string) => (await get(`/operator/api/requests?text=${id}`)).json();
    const own = await get('/v4/banking/payment-methods?country=de&currency=EUR', { 'X-Request-Id': 'own-number-1' });
    expect([own.status, own.headers.get('x-request-id')]).toEqual([401, 'own-number-1']);
    expect(own.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
    expect(await found('own-number-1')).toMatchObject({
      data: [{ id: 'own-number-1', name: 'GET /v4/banking/payment-methods', status: 401 }],
    });
    const made = (await banking('payment-snippet', 'demo-a')).headers.get('x-request-id')!;
    expect(made).toMatch(/^[\da-f-]{36}$/);
    expect(await found(made)).toMatchObject({ data: [{ status: 200 }] });
    expect(await found('')).toEqual({ data: [] });
  });

  describe('catalogue', () => {
    it('answers as the contract says', async () => {
      const methods = parseOrThrow(MethodsBody, await (await banking('payment-methods', 'demo-a')).json(), 'methods');
      expect(methods.data).toContainEqual(expect.objectContaining({ name: 'test_card', cardViewType: 1 }));
      const snippet = parseOrThrow(SnippetBody, await (await banking('payment-snippet', 'demo-a')).json(), 'snippet');
      expect(snippet.data).toMatchObject({ test_card: 50 });
      const withdrawals = await (await banking('withdrawal-methods', 'demo-a')).json();
      expect(parseOrThrow(MethodsBody, withdrawals, 'methods').data).not.toContainEqual(
        expect.objectContaining({ name: 'test_card' }),
      );
    });

    it.each([undefined, 'expired'])('answers 401 to the token %s', async (token) => {
      const response = await banking('payment-methods', token);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'auth.tokenExpired' });
    });

    it.each(['', 'country=de', 'currency=EUR', 'country=d&currency=EUR', 'country=de&currency='])(
      'answers 400 to the query "%s"',
      async (query) => {
        expect((await banking('payment-methods', 'demo-a', query)).status).toBe(400);
      },
    );

    it('lets a widget on another origin ask', async () => {
      const preflight = await fetch(`${sandbox.url}/v4/banking/payment-methods`, { method: 'OPTIONS' });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-headers')).toBe('Authorization');
      expect((await banking('payment-methods', 'demo-a')).headers.get('access-control-allow-origin')).toBe('*');
    });
  });

  describe('faults', () => {
    it.each([
      ['500', 500, /internalError/],
      ['401', 401, /tokenExpired/],
      ['html', 200, /^<!doctype/],
      ['empty', 200, /^\{"data":\[\]\}$/],
      ['malformed', 200, /^\{"data":\{/],
    ])('%s', async (methods, status, body) => {
      expect((await setFaults(sandbox.url, { methods })).status).toBe(200);
      const response = await banking('payment-methods', 'demo-a');
      expect(response.status).toBe(status);
      expect(await response.text()).toMatch(body);
    });

    it('hang answers nothing', async () => {
      await setFaults(sandbox.url, { methods: 'hang' });
      const url = `${sandbox.url}/v4/banking/payment-methods`;
      await expect(fetch(url, { signal: AbortSignal.timeout(150) })).rejects.toThrow(/timeout/i);
    });

    it('locales and icons go missing', async () => {
      await setFaults(sandbox.url, { locales: ['en'], icons: true });
      expect((await get('/locales/en.json')).status).toBe(404);
      expect((await get('/files/icons/test-card.svg')).status).toBe(404);
    });

    it('refuses a switch that does not exist', async () => {
      expect((await setFaults(sandbox.url, { methods: 'explode' })).status).toBe(400);
    });
  });

  describe('icons', () => {
    it('are cached for good and can run nothing', async () => {
      const response = await get('/files/icons/test-card.svg');
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    });

    it.each(['nothing.svg', '..%2F..%2Fpackage.json', '%2e%2e%2fsimulator.ts', '.svg', 'a%00.svg', '%E0%A4%A.svg'])(
      'has no %s',
      async (name) => {
        expect(await raw(`/files/icons/${name}`)).toBe(404);
      },
    );
  });

  describe('widget', () => {
    it('has strict headers on its page and its routes', async () => {
      for (const path of ['/', '/form?action=x', '/deposit/list', '/index.html']) {
        const response = await get(path);
        expect(response.status).toBe(200);
        const policy = response.headers.get('content-security-policy')!;
        expect(policy).not.toContain('unsafe');
        expect(policy).toContain("default-src 'none'; script-src 'self'");
        expect(policy).toContain("require-trusted-types-for 'script'; trusted-types cashier-captcha;");
        expect(policy).toContain(`connect-src 'self' ${sandbox.url.replace('http', 'ws')}`);
        expect(policy).toContain("img-src 'self' data: https://brand.example");
        expect(policy).toContain(`frame-ancestors 'self' ${sandbox.hostUrl}`);
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(response.headers.get('referrer-policy')).toBe('no-referrer');
        expect(response.headers.get('permissions-policy')).toContain('camera=()');
      }
    });

    it('holds the run-time settings, which can not break out of their block', async () => {
      const page = await (await get('/')).text();
      const block = /<script type="application\/json" id="cashier-settings">(.*?)<\/script>/.exec(page)![1]!;
      expect(JSON.parse(block)).toMatchObject({ returnUrl: 'https://x.example/</script><script>' });
      expect(page).toContain('<p>page</p>');
    });

    it('compresses and caches hashed files, and only those, for good', async () => {
      const hashed = await get('/assets/main-BxYz12_3.js', { 'Accept-Encoding': 'gzip, br' });
      expect(hashed.headers.get('content-encoding')).toBe('br');
      expect(hashed.headers.get('cache-control')).toContain('immutable');
      expect(await hashed.text()).toBe('export {};');
      const plain = await get('/assets/main-BxYz12_3.js', { 'Accept-Encoding': 'identity' });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect((await get('/my-settings.js')).headers.get('cache-control')).toBe('no-cache');
    });

    it('answers 304 to a file that did not change', async () => {
      const etag = (await get('/locales/en.json')).headers.get('etag')!;
      const unchanged = await get('/locales/en.json', { 'If-None-Match': etag });
      expect(unchanged.status).toBe(304);
      expect(unchanged.headers.get('access-control-allow-origin')).toBe('*');
      expect((await get('/locales/xx.json')).status).toBe(404);
    });

    it.each(['/../secret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/no.js'])(
      'serves nothing at %s',
      async (path) => {
        expect(await raw(path)).toBe(404);
      },
    );
  });

  it('gives the demo page the address of the widget, on an origin of its own', async () => {
    const response = await fetch(sandbox.hostUrl);
    expect(await response.text()).toContain(`{"widgetUrl":"${sandbox.url}/"}`);
    const policy = response.headers.get('content-security-policy')!;
    expect(policy).toContain(`frame-src ${sandbox.url}`);
    expect(policy).not.toContain('unsafe');
    expect(new URL(sandbox.hostUrl).origin).not.toBe(new URL(sandbox.url).origin);
  });

  it('records what browsers report about the policies', async () => {
    const report = { 'csp-report': { 'violated-directive': 'script-src' } };
    await fetch(`${sandbox.url}/csp-report`, { method: 'POST', body: JSON.stringify(report) });
    expect(await (await get('/sandbox/csp-reports')).json()).toEqual({ data: [report] });
    await fetch(`${sandbox.url}/sandbox/csp-reports`, { method: 'DELETE' });
    expect(await (await get('/sandbox/csp-reports')).json()).toEqual({ data: [] });
    expect((await fetch(`${sandbox.url}/csp-report`, { method: 'POST', body: 'no json' })).status).toBe(400);
  });

  it('refuses a body above 64 KB', async () => {
    const body = { token: 'x'.repeat(70_000) };
    expect((await postJson(`${sandbox.url}/sandbox/faults`, body)).status).toBe(413);
  });
});

describe('without a build', () => {
  it('says what is missing and how to make it', async () => {
    const missing = join(tmpdir(), 'no-such-build');
    const options = { widgetDir: missing, frameAncestors: () => [], settings: {}, countries: () => [] };
    for (const routes of [widgetRoutes(options, new FaultSwitches()), hostPageRoutes(missing, 'http://localhost/')]) {
      const response = await routes.request('/');
      expect(response.status).toBe(503);
      expect(await response.text()).toContain('npm run build');
    }
  });
});
