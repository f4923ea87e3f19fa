import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IN_MEMORY, openDatabase, type Database } from '../database/database';
import { FaultSwitches } from '../faults';
import { captchaSources } from '../http/csp-captcha';
import { CaptchaTokens, TOKEN_LIFE_MS } from './tokens';
import { SandboxCaptcha } from './captcha';

const claims = { siteKey: 'sandbox-v3', version: 'v3', action: 'deposit' } as const;

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ dataDir: IN_MEMORY });
}, 60_000);
afterAll(() => database.close());

describe('tokens', () => {
  function kit() {
    const clock = { now: 1_000_000 };
    const tokens = () => new CaptchaTokens(database.db, () => clock.now);
    // `others` are the tokens as another process on the same database sees them.
    return { clock, tokens: tokens(), others: tokens() };
  }

  it('are good once, at whichever process', async () => {
    const { tokens, others } = kit();
    const token = await tokens.issue(claims);
    const both = await Promise.all([tokens.redeem(token), others.redeem(token)]);
    expect(both).toEqual(expect.arrayContaining([{ version: 'v3', action: 'deposit' }, 'timeout-or-duplicate']));
    expect(await others.redeem(token)).toBe('timeout-or-duplicate');
  });

  it('are good for two minutes', async () => {
    const { tokens, clock } = kit();
    const token = await tokens.issue(claims);
    clock.now += TOKEN_LIFE_MS + 1;
    expect(await tokens.redeem(token)).toBe('timeout-or-duplicate');
  });

  it.each(['', '.', 'forged.token', 'a.b.c'])('"%s" is none', async (token) => {
    expect(await kit().tokens.redeem(token)).toBe('invalid-input-response');
  });
});

describe('the service', () => {
  const captcha = new SandboxCaptcha(() => 1_000_000, new FaultSwitches());
  const request: Hono['request'] = (...given) => captcha.routes(database.db).request(...given);
  const ask = async (body: unknown) => {
    const reply = await request('/captcha/token', { method: 'POST', body: JSON.stringify(body) });
    return { status: reply.status, body: (await reply.json()) as { outcome: string; token: string } };
  };

  it('gives a token that the gateway takes for its action alone', async () => {
    const refuse = (token: string, action: string) => captcha.refuse({ token, action, version: 'v3' }, database.db);
    const first = await ask(claims);
    expect(first.body.outcome).toBe('token');
    expect(await refuse(first.body.token, 'withdrawal')).toMatchObject({ code: 'captcha.refused' });
    const second = await ask(claims);
    expect(await refuse(second.body.token, 'deposit')).toBeNull();
    expect(await refuse(second.body.token, 'deposit')).toMatchObject({ status: 400 });
  });

  it('acts out the fault that a site key names', async () => {
    expect((await ask({ ...claims, siteKey: 'sandbox-v3--expired' })).body.outcome).toBe('expired');
    expect((await ask({ ...claims, siteKey: 'sandbox-v3--nonsense' })).body.outcome).toBe('token');
    expect((await request('/captcha/api.js?render=key--script-404')).status).toBe(404);
  });

  it.each(['api.js', 'enterprise.js'])('serves %s, and no other file', async (file) => {
    expect((await request(`/captcha/${file}`)).status).toBe(200);
    expect((await request('/captcha/..%2Fcaptcha.ts')).status).toBe(404);
  });

  it('refuses a request that is none', async () => {
    expect((await ask({ siteKey: 1 })).status).toBe(400);
  });
});

describe('the policy', () => {
  const urls = { v2ScriptUrl: 'captcha/api.js', v3ScriptUrl: 'https://captcha.example/enterprise.js' };

  it('opens nothing without a site key', () => {
    const none = { sources: [], trustedTypes: "'none'" };
    expect(captchaSources(undefined)).toEqual(none);
    expect(captchaSources({ ...urls, v2SiteKey: '', v3SiteKey: '' })).toEqual(none);
  });

  it('opens the origins of the scripts and one policy with a key', () => {
    expect(captchaSources({ ...urls, v3SiteKey: 'key' })).toEqual({
      sources: ['https://captcha.example'],
      trustedTypes: 'cashier-captcha',
    });
    expect(captchaSources({ v3SiteKey: 'key' }).sources).toEqual(['https://www.google.com', 'https://www.gstatic.com']);
  });
});
