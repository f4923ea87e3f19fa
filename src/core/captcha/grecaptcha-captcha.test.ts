import { describe, expect, it, vi } from 'vitest';
import { fakeLocale } from '../locale/locale.fake';
import { fakeSettings } from '../settings/settings.fake';
import { ManualClock } from '../time/clock.fake';
import { FakeCaptchaPage } from './captcha-page.fake';
import type { ClassicApi, EnterpriseApi } from './captcha-page';
import { CAPTCHA_SCRIPT_LIMIT_MS } from './captcha-script';
import { CAPTCHA_ANSWER_LIMIT_MS, GrecaptchaCaptcha } from './grecaptcha-captcha';

const V2 = 'https://captcha.example/api.js';
const V3 = 'https://captcha.example/enterprise.js';

function kit(keys = { v2SiteKey: 'key-2', v3SiteKey: 'key-3' }) {
  const page = new FakeCaptchaPage();
  const clock = new ManualClock();
  const settings = fakeSettings({ captcha: { ...keys, v2ScriptUrl: V2, v3ScriptUrl: V3 } });
  const captcha = new GrecaptchaCaptcha(settings, { page }, clock, fakeLocale({}, 'pt-BR'));
  return { page, clock, captcha };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'a token',
    (error: { code?: string }) => error.code,
  );

const enterprise = (execute: EnterpriseApi['execute']) => ({
  enterprise: { ready: (callback: () => void) => callback(), execute },
});

type Parameters = globalThis.Parameters<ClassicApi['render']>[1];
function classic() {
  const widgets: Parameters[] = [];
  const api = {
    ready: (callback: () => void) => callback(),
    render: (_: HTMLElement, parameters: Parameters) => widgets.push(parameters) - 1,
    execute: vi.fn(),
    reset: vi.fn(),
  };
  return { api, widgets };
}

describe('v3', () => {
  it('loads the enterprise script for its site key and gives the token of the action', async () => {
    const { page, captcha } = kit();
    const token = captcha.token('deposit', 'v3');
    expect(page.last.src).toBe(`${V3}?render=key-3&trustedtypes=true`);
    const execute = vi.fn(async () => 'token-3');
    page.arrive(enterprise(execute));
    expect(await token).toBe('token-3');
    expect(execute).toHaveBeenCalledWith('key-3', { action: 'deposit' });
  });

  it('loads the script once, also for another captcha of the same page', async () => {
    const { page, captcha, clock } = kit();
    const first = captcha.token('deposit', 'v3');
    page.arrive(enterprise(async () => 'token'));
    await first;
    const settings = fakeSettings({ captcha: { v2SiteKey: '', v3SiteKey: 'key-3', v2ScriptUrl: V2, v3ScriptUrl: V3 } });
    await new GrecaptchaCaptcha(settings, { page }, clock, fakeLocale({}, 'pt-BR')).token('deposit', 'v3');
    expect(page.scripts).toHaveLength(1);
  });

  it.each([
    [new Error('No reCAPTCHA clients exist.'), 'captcha.noClients'],
    [new Error('Invalid site key or not loaded in api.js'), 'captcha.clientError'],
    ['Timeout', 'captcha.clientError'],
    [null, 'captcha.unknown'],
  ])('the client throws %s: %s', async (thrown, code) => {
    const { page, captcha } = kit();
    const answer = codeOf(captcha.token('deposit', 'v3'));
    page.arrive(enterprise(() => Promise.reject(thrown as Error)));
    expect(await answer).toBe(code);
  });

  it('uses what the second half of the script brings', async () => {
    const { page, captcha } = kit();
    const token = captcha.token('deposit', 'v3');
    const client: Partial<EnterpriseApi> = {};
    client.ready = (callback) => {
      client.execute = async () => 'late';
      callback();
    };
    page.arrive({ enterprise: client });
    expect(await token).toBe('late');
  });

  it('an empty token is none', async () => {
    const { page, captcha } = kit();
    const answer = codeOf(captcha.token('deposit', 'v3'));
    page.arrive(enterprise(async () => ''));
    expect(await answer).toBe('captcha.unknown');
  });

  it('does not wait for ever for an answer', async () => {
    const { page, captcha, clock } = kit();
    const answer = codeOf(captcha.token('deposit', 'v3'));
    page.arrive(enterprise(() => new Promise<string>(() => {})));
    await settled();
    clock.advance(CAPTCHA_ANSWER_LIMIT_MS);
    expect(await answer).toBe('captcha.clientError');
    expect(clock.pending).toBe(0);
  });
});

describe('the script', () => {
  it.each([
    ['v2', 'captcha.scriptFailed'],
    ['v3', 'captcha.scriptUnavailable'],
  ] as const)('%s that cannot be had: %s, and the next try loads it anew', async (version, code) => {
    const { page, captcha } = kit();
    const answer = codeOf(captcha.token('deposit', version));
    page.fail();
    expect(await answer).toBe(code);
    expect(page.last.isRemoved).toBe(true);
    void captcha.token('deposit', version);
    expect(page.scripts).toHaveLength(2);
  });

  it('that never comes is given up after a time', async () => {
    const { page, captcha, clock } = kit();
    const answer = codeOf(captcha.token('deposit', 'v3'));
    clock.advance(CAPTCHA_SCRIPT_LIMIT_MS);
    expect(await answer).toBe('captcha.loadingFailed');
    expect(page.last.isRemoved).toBe(true);
  });

  it.each(['v2', 'v3'] as const)('%s that brings no client', async (version) => {
    const { page, captcha } = kit();
    const answer = codeOf(captcha.token('deposit', version));
    page.arrive(undefined);
    expect(await answer).toBe('captcha.loadingFailed');
    void captcha.token('deposit', version);
    expect(page.scripts).toHaveLength(2);
  });

  it('whose client never gets ready', async () => {
    const { page, captcha, clock } = kit();
    const answer = codeOf(captcha.token('deposit', 'v3'));
    page.arrive({ enterprise: { ready: () => undefined } });
    await settled();
    clock.advance(CAPTCHA_SCRIPT_LIMIT_MS);
    expect(await answer).toBe('captcha.loadingFailed');
  });
});

describe('v2', () => {
  async function started() {
    const { page, captcha } = kit();
    const { api, widgets } = classic();
    const token = captcha.token('deposit', 'v2');
    page.arrive(api);
    await settled();
    return { captcha, api, widgets, token };
  }
  const drawn: object[] = [];
  /** The parts of an element that a challenge uses. */
  const element = {
    ownerDocument: {
      createElement: () => {
        const child = { remove: () => void drawn.splice(drawn.indexOf(child), 1) };
        return child;
      },
    },
    append: (child: object) => void drawn.push(child),
  } as unknown as HTMLElement;

  it("asks for the explicit rendering and the cashier's language", async () => {
    const { page, captcha } = kit();
    void captcha.token('deposit', 'v2');
    expect(page.last.src).toBe(`${V2}?render=explicit&hl=pt&trustedtypes=true`);
  });

  it('draws the next challenge into an element of its own', async () => {
    const { captcha, api, widgets, token } = await started();
    const render = vi.spyOn(api, 'render');
    captcha.challenge?.mount(element);
    expect(drawn).toHaveLength(1);
    widgets[0]?.callback('first');
    await token;
    expect(drawn).toHaveLength(0);
    const next = captcha.token('deposit', 'v2');
    await settled();
    captcha.challenge?.mount(element);
    expect(render.mock.calls[1]?.[0]).not.toBe(render.mock.calls[0]?.[0]);
    widgets[1]?.callback('second');
    expect(await next).toBe('second');
  });

  it('waits for a place, then gives the token and takes the challenge away', async () => {
    const { captcha, api, widgets, token } = await started();
    expect(widgets).toHaveLength(0);
    captcha.challenge?.mount(element);
    captcha.challenge?.mount(element);
    expect(widgets).toHaveLength(1);
    expect(api.execute).toHaveBeenCalledTimes(1);
    widgets[0]?.callback('token-2');
    expect(await token).toBe('token-2');
    expect(captcha.challenge).toBeUndefined();
    expect(api.reset).toHaveBeenCalledWith(0);
  });

  it.each([
    ['expired', (widget: Parameters) => widget['expired-callback'](), 'captcha.tokenExpired'],
    ['error', (widget: Parameters) => widget['error-callback'](), 'captcha.clientError'],
  ])('%s', async (_, act, code) => {
    const { captcha, widgets, token } = await started();
    captcha.challenge?.mount(element);
    act(widgets[0]!);
    expect(await codeOf(token)).toBe(code);
  });

  it('closed by the player, before and after it was drawn', async () => {
    const early = await started();
    early.captcha.challenge?.close();
    expect(await codeOf(early.token)).toBe('captcha.closed');
    const late = await started();
    late.captcha.challenge?.mount(element);
    late.captcha.dispose();
    expect(await codeOf(late.token)).toBe('captcha.closed');
    expect(late.captcha.challenge).toBeUndefined();
  });

  it('a widget that cannot be drawn', async () => {
    const { captcha, api, token } = await started();
    api.execute.mockImplementation(() => {
      throw new Error('No reCAPTCHA clients exist.');
    });
    captcha.challenge?.mount(element);
    expect(await codeOf(token)).toBe('captcha.noClients');
  });
});

describe('without what it needs', () => {
  it('no site key', async () => {
    const { page, captcha } = kit({ v2SiteKey: '', v3SiteKey: '' });
    expect(await codeOf(captcha.token('deposit', 'v2'))).toBe('captcha.siteKeyRequired');
    expect(await codeOf(captcha.token('deposit', 'v3'))).toBe('captcha.siteKeyRequired');
    expect(page.scripts).toHaveLength(0);
  });

  it('no browser', async () => {
    const captcha = new GrecaptchaCaptcha(fakeSettings(), { page: undefined }, new ManualClock(), fakeLocale());
    expect(await codeOf(captcha.token('deposit', 'v3'))).toBe('captcha.browserOnly');
  });
});
