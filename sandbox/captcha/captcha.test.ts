import { describe, expect, it } from 'vitest';
import { FaultSwitches } from '../faults';
import { captchaSources } from '../http/csp-captcha';
import { CaptchaTokens, TOKEN_LIFE_MS } from './tokens';
import { SandboxCaptcha } from './captcha';

const claims = { siteKey: 'sandbox-v3', version: 'v3', action: 'deposit' } as const;

describe('tokens', () => {
  function kit() {
    const clock = { now: 1_000_000 };
    return { clock, tokens: new CaptchaTokens(() => clock.now) };
  }

  it('are good once', () => {
    const { tokens } = kit();
    const token = tokens.issue(claims);
    expect(tokens.redeem(token)).toMatchObject(claims);
    expect(tokens.redeem(token)).toBe('timeout-or-duplicate');
  });

  it('are good for two minutes', () => {
    const { tokens, clock } = kit();
    const token = tokens.issue(claims);
    clock.now += TOKEN_LIFE_MS + 1;
    expect(tokens.redeem(token)).toBe('timeout-or-duplicate');
  });

  it.each(['', '.', 'forged.token', 'a.b.c'])('"%s" is none', (token) => {
    expect(kit().tokens.redeem(token)).toBe('invalid-input-response');
  });

  it('with a changed claim is none', () => {
    const { tokens } = kit();
    const [, signature] = tokens.issue(claims).split('.');
    const body = Buffer.from(JSON.stringify({ ...claims, id: '1', issuedAt: 0 })).toString('base64url');
    expect(tokens.redeem(`${body}.${signature}`)).toBe('invalid-input-response');
  });
});

describe('the service', () => {
  const captcha = new SandboxCaptcha(() => 1_000_000, new FaultSwitches());
  const service = captcha.routes();
  const ask = async (body: unknown) => {
    const reply = await service.request('/captcha/token', { method: 'POST', body: JSON.stringify(body) });
    return { status: reply.status, body: (await reply.json()) as { outcome: string; token: string } };
  };

  it('gives a token that the gateway takes for its action alone', async () => {
    const first = await ask(claims);
    expect(first.body.outcome).toBe('token');
    expect(captcha.refuse({ token: first.body.token, action: 'withdrawal', version: 'v3' })).toMatchObject({
      code: 'captcha.refused',
    });
    const second = await ask(claims);
    expect(captcha.refuse({ token: second.body.token, action: 'deposit', version: 'v3' })).toBeNull();
    expect(captcha.refuse({ token: second.body.token, action: 'deposit', version: 'v3' })).toMatchObject({
      status: 400,
    });
  });

  it('acts out the fault that a site key names', async () => {
    expect((await ask({ ...claims, siteKey: 'sandbox-v3--expired' })).body.outcome).toBe('expired');
    expect((await ask({ ...claims, siteKey: 'sandbox-v3--nonsense' })).body.outcome).toBe('token');
    expect((await service.request('/captcha/api.js?render=key--script-404')).status).toBe(404);
  });

  it.each(['api.js', 'enterprise.js'])('serves %s, and no other file', async (file) => {
    expect((await service.request(`/captcha/${file}`)).status).toBe(200);
    expect((await service.request('/captcha/..%2Fcaptcha.ts')).status).toBe(404);
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
