/** Each fault that a deployment can have, on a real server, and what the command prints about it. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Deployment, startGateway, type Changes, type GatewayChanges } from './deployment.fixture';
import { examine } from './examine';
import { SDK_VERSION } from '../../src/host-sdk/version';

const BRAND = new URL('https://www.brand.example');
const open: (Deployment | Server)[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function deploy(changes: Changes = {}, gateway: GatewayChanges = {}): Promise<Deployment> {
  const { url, server } = await startGateway(gateway);
  const { settings } = changes;
  const isObject = settings === undefined || typeof settings === 'object';
  const deployed = await Deployment.start({
    ...changes,
    settings: isObject ? { apiUrl: url, ...settings } : settings,
  });
  open.push(deployed, server);
  return deployed;
}

async function found(changes: Changes, gateway?: GatewayChanges, origin = BRAND): Promise<string[]> {
  const { url } = await deploy(changes, gateway);
  const findings = await examine({ url, origin, patience: 5000 });
  return findings.map(({ level, code, what }) => `${level} ${code} ${what}`.replaceAll(/localhost:\d+/g, 'localhost'));
}

describe('a deployment', () => {
  it('as docs/deployment.md wants it has nothing to mend', async () => {
    expect(await found({})).toEqual([]);
  });

  it('that is not there is unreachable', async () => {
    const deployed = await Deployment.start();
    await deployed.close();
    const findings = await examine({ url: deployed.url, patience: 5000 });
    expect(findings).toMatchObject([{ code: 'unreachable', level: 'error' }]);
  });

  it('that another origin leads to must be named itself', async () => {
    const { url } = await deploy();
    const old = createServer((asked, answer) =>
      answer.writeHead(301, { Location: new URL(asked.url ?? '/', url).href }).end(),
    ).listen(0, '127.0.0.1');
    open.push(old);
    await once(old, 'listening');
    const given = new URL(`http://localhost:${(old.address() as AddressInfo).port}/cashier/`);
    const findings = await examine({ url: given, origin: BRAND, patience: 5000 });
    const [{ code, what } = { code: '', what: '' }] = findings.filter(({ level }) => level === 'error');
    expect([code, what]).toEqual(['wrong_path', `${given.href} leads to ${url.origin}: name that one as widgetUrl.`]);
  });

  it('whose script is answered with a page has none', async () => {
    const findings = await found({ headers: { 'host-sdk.js': { 'Content-Type': 'text/html' } } });
    expect(findings).toEqual(['error missing_file host-sdk.js: 200 text/html']);
  });

  it('at another address is a wrong path', async () => {
    const { url } = await deploy();
    const findings = await examine({ url: new URL('elsewhere/', url), patience: 5000 });
    expect(findings).toMatchObject([{ code: 'wrong_path', what: expect.stringContaining('404') }]);
    expect(findings[0]?.link).toBe(new URL('elsewhere/host-sdk-problems.html#wrong_path', url).href);
  });

  const page = (headers: Record<string, string | undefined>): Changes => ({ headers: { '': headers } });
  const asset = (headers: Record<string, string | undefined>): Changes => ({
    headers: { 'assets/list-abcd1234.js': headers },
  });

  it.each<[string, Changes, string[]]>([
    ['another frame-ancestors', { policy: { 'frame-ancestors': 'https://brand.example' } }, ['framing_refused']],
    [
      'X-Frame-Options',
      { ...page({ 'X-Frame-Options': 'DENY' }), policy: { 'frame-ancestors': undefined } },
      ['framing_refused'],
    ],
    ['X-Frame-Options that frame-ancestors puts out of force', page({ 'X-Frame-Options': 'DENY' }), []],
    ['no frame-ancestors', { policy: { 'frame-ancestors': undefined } }, ['missing_header']],
    ['an old hash', { policy: { 'script-src': "'self' 'sha256-old='" } }, ['no_answer']],
    ['no policy', page({ 'Content-Security-Policy': undefined }), ['missing_header', 'missing_header']],
    ['no nosniff', page({ 'X-Content-Type-Options': undefined }), ['missing_header']],
    ['headers that are not shown', page({ 'Access-Control-Expose-Headers': undefined }), ['missing_header']],
    ['a page that is kept', page({ 'Cache-Control': 'public, max-age=600' }), ['wrong_cache']],
    ['a page without Cache-Control', page({ 'Cache-Control': undefined }), ['wrong_cache']],
    ['files that are asked for again', asset({ 'Cache-Control': 'no-cache' }), ['wrong_cache']],
    ['a page in place of a file', asset({ 'Content-Type': 'text/html' }), ['missing_file']],
    ['a file that is gone', { missing: ['assets/list-abcd1234.js'] }, ['missing_file']],
    ['gzip alone', { encoding: 'gzip' }, ['not_compressed']],
    ['no compression', { encoding: 'none' }, ['not_compressed', 'not_compressed']],
    ['no host-sdk.json', { missing: ['host-sdk.json'] }, ['wrong_path']],
    ['no host-sdk.js', { missing: ['host-sdk.js'] }, ['missing_file']],
    [
      'no CORS of host-sdk.js',
      { headers: { 'host-sdk.js': { 'Access-Control-Allow-Origin': undefined } } },
      ['sdk_cors'],
    ],
    [
      'no CORS of host-sdk.json',
      { headers: { 'host-sdk.json': { 'Access-Control-Allow-Origin': undefined } } },
      ['sdk_cors'],
    ],
    ['another release', { version: 'v2.0.0' }, ['version_mismatch']],
    ['another bridge', { version: '1.1.0', bridge: 'v2.0.0' }, ['version_mismatch']],
    ['another release that has the same bridge', { version: '2.0.0', bridge: SDK_VERSION }, []],
    ['a script of another release', { sdk: 'let other;' }, ['version_mismatch']],
    [
      'a connect-src without the gateway',
      { policy: { 'connect-src': "'self'" } },
      ['gateway_unreachable', 'gateway_unreachable'],
    ],
  ])('%s', async (_, changes, codes) => {
    expect((await found(changes)).map((line) => line.split(' ')[1])).toEqual(codes);
  });
});

describe('settings', () => {
  it('name each key that is of a wrong type or unknown', async () => {
    expect(await found({ settings: { catalogTransport: 'ftp', captcha: { v2SiteKey: 7 }, hostOrigin: [] } })).toEqual([
      'error bad_settings settings: catalogTransport is not usable',
      'error bad_settings settings: captcha.v2SiteKey is not usable',
      'error bad_settings settings: hostOrigin is unknown',
    ]);
  });

  it('that are no JSON are reported', async () => {
    expect((await found({ settings: '{ "apiUrl": }' }))[0]).toContain(
      'bad_settings settings: the block is no JSON object',
    );
  });

  it('with other hostOrigins refuse the page', async () => {
    const settings = { hostOrigins: ['https://brand.example'] };
    expect(await found({ settings })).toEqual([
      'error origin_not_allowed hostOrigins lacks https://www.brand.example.',
    ]);
  });

  it('a wildcard of frame-ancestors is no allowance for the domain itself', async () => {
    expect(await found({}, {}, new URL('https://pay.other.example'))).toEqual([]);
    expect(await found({}, {}, new URL('https://other.example'))).toEqual([
      'error framing_refused frame-ancestors lacks https://other.example.',
    ]);
  });
});

describe('the gateway', () => {
  it.each<[string, GatewayChanges, string[]]>([
    ['no CORS', { allowOrigin: '' }, ['gateway_cors']],
    ['CORS for another origin', { allowOrigin: 'https://another.example' }, ['gateway_cors']],
    ['any header, which is not Authorization', { allowHeaders: '*' }, ['gateway_cors']],
    ['an error of its own', { status: 502 }, ['gateway_unreachable']],
    ['another server', { status: 404 }, ['gateway_unreachable']],
    ['no WebSocket', { hasSocket: false, status: 400 }, ['gateway_unreachable']],
  ])('%s', async (_, gateway, codes) => {
    expect((await found({}, gateway)).map((line) => line.split(' ')[1])).toEqual(codes);
  });

  it.each(['', '/'])('below a path of its own is found there, named with %j at its end', async (end) => {
    const { url, server } = await startGateway({ base: '/pay/api' });
    open.push(server);
    expect(await found({ settings: { apiUrl: `${url}${end}` } })).toEqual([]);
  });

  it('that does not answer is unreachable', async () => {
    const { url, server } = await startGateway();
    server.close();
    expect((await found({ settings: { apiUrl: url } }))[0]).toMatch(/^error gateway_unreachable .* no answer$/);
  });
});

describe('the command', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      execFile(process.execPath, ['--import', 'tsx', 'tools/doctor/main.ts', ...args], (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
      );
    });

  it(
    'ends with 0 where nothing keeps the player out, and with 1 where something does',
    { timeout: 60_000 },
    async () => {
      const good = await deploy(page({ 'Referrer-Policy': undefined }));
      const { code, stdout } = await run(good.url.href);
      expect(stdout).toMatch(
        /warning missing_header +No Referrer-Policy\.\n.*\n.*#missing_header\n0 errors, 1 warnings/,
      );
      expect(code).toBe(0);
      const bad = await run(good.url.href, '--origin', 'https://brand.example', '--json');
      expect(JSON.parse(bad.stdout)).toMatchObject([{ code: 'framing_refused' }, { code: 'missing_header' }]);
      expect(bad.code).toBe(1);
    },
  );

  it('ends with 2 where it can not begin', { timeout: 60_000 }, async () => {
    const { code, stderr } = await run('cashier.example');
    expect(stderr).toContain('The address is an http(s) address, not "cashier.example"');
    expect(code).toBe(2);
    const secret = await run('https://user:s3cret@cashier.example/');
    expect([secret.code, secret.stderr.includes('s3cret')]).toEqual([2, false]);
  });

  const page = (headers: Record<string, string | undefined>): Changes => ({ headers: { '': headers } });
});
