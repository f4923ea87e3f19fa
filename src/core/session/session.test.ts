import { autorun } from 'mobx';
import { container } from 'tsyringe';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LoadedPayload } from '../../contract/host';
import { fakeHostBridge } from '../host-bridge/host-bridge.fake';
import { settled } from '../time/clock.fake';
import { memorySessionStore, memoryStorage } from '../storage/session-store.fake';
import { createSession, type SessionSource } from './create-session';
import { followHost } from './follow-host';
import { Session, SessionData } from './session';
import { SessionService } from './session-service';
import { fakeSession } from './session.fake';
import { withStoredUser } from './stored-user';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36';

function browser({ agent = DESKTOP, matching = [] as string[], top = false } = {}) {
  const window = {
    parent: null as unknown,
    navigator: { userAgent: agent },
    matchMedia: (query: string) => ({ matches: matching.includes(query) }),
  };
  window.parent = top ? window : {};
  return window;
}

function create(raw: Record<string, unknown>, source: Partial<SessionSource> = {}) {
  const payload = v.parse(LoadedPayload, raw);
  return createSession({ payload, carrier: 'parent', settings: { legacyCountries: [] }, window: browser(), ...source });
}

describe('createSession', () => {
  it('has the defaults of the spec', () => {
    expect(create({})).toMatchObject({ country: 'ru', lang: 'en-US', token: '', currency: '', design: 'current' });
  });

  it('lower-cases the country', () => {
    expect(create({ paymentGeo: 'BR' }).country).toBe('br');
  });

  it('takes the currency of the user when the payload has none', () => {
    expect(create({ user: { currency: 'BRL' } }).currency).toBe('BRL');
    expect(create({ currency: 'USD', user: { currency: 'BRL' } }).currency).toBe('USD');
  });

  it.each([
    [{ platform: 'desktop' }, {}, 'desktop'],
    [{ platform: 'mobile' }, {}, 'mobile'],
    [{ platform: 'android' }, {}, 'android'],
    [{}, {}, 'desktop'],
    [{ platform: 'tv' }, {}, 'desktop'],
    [{}, { window: browser({ matching: ['(max-width: 767px)'] }) }, 'mobile'],
    [{}, { window: browser({ agent: IPHONE }) }, 'mobile'],
    [{}, { carrier: 'ios' }, 'ios'],
    [{}, { carrier: 'android' }, 'android'],
    [{ platform: 'mobile' }, { carrier: 'android' }, 'mobile'],
  ] as const)('platform of %j, %j is %s', (raw, source, platform) => {
    expect(create(raw, source).platform).toBe(platform);
  });

  const dark = browser({ matching: ['(prefers-color-scheme: dark)'] });
  it.each([
    [{ theme: 'light' }, { carrier: 'ios' }, 'dark'],
    [{ theme: 'light', platform: 'android' }, {}, 'dark'],
    [{ theme: 'light' }, { window: dark }, 'light'],
    [{ theme: 'dark' }, {}, 'dark'],
    [{ theme: 'pink' }, { window: dark }, 'dark'],
    [{}, { window: dark }, 'dark'],
    [{}, {}, 'light'],
  ] as const)('theme of %j, %# is %s', (raw, source, theme) => {
    expect(create(raw, source).theme).toBe(theme);
  });

  it('is native with a bridge or on a native platform', () => {
    expect(create({}, { carrier: 'ios' }).isNative).toBe(true);
    expect(create({ platform: 'ios' }).isNative).toBe(true);
    expect(create({ platform: 'mobile' }).isNative).toBe(false);
  });

  it('is embedded in an iframe and in a native view, but not in a tab of its own', () => {
    expect(create({}).isEmbedded).toBe(true);
    expect(create({}, { window: browser({ top: true }) }).isEmbedded).toBe(false);
    expect(create({}, { window: browser({ top: true }), carrier: 'ios' }).isEmbedded).toBe(true);
  });

  it('has the legacy design in the countries that the deployment lists', () => {
    const settings = { legacyCountries: ['kz', 'UZ'] };
    const designs = ['KZ', 'uz', 'IN'].map((paymentGeo) => create({ paymentGeo }, { settings }).design);
    expect(designs).toEqual(['legacy', 'legacy', 'current']);
  });
});

describe('withStoredUser', () => {
  const payload = v.parse(LoadedPayload, { token: 'host', currency: 'INR', paymentGeo: 'IN', user: { name: 'Host' } });
  const stored = (text: string) => withStoredUser(payload, memorySessionStore(memoryStorage({ 'cashier.user': text })));

  it('leaves the host alone when nothing is stored', () => {
    expect(withStoredUser(payload, memorySessionStore())).toBe(payload);
  });

  it('puts its keys over those of the host', () => {
    const merged = stored('{"paymentGeo":"BR","currency":"BRL","platform":"android","email":"a@b.example"}');
    expect(merged).toMatchObject({ token: 'host', paymentGeo: 'BR', currency: 'BRL', platform: 'android' });
    expect(merged.user).toMatchObject({ name: 'Host', email: 'a@b.example', currency: 'BRL' });
  });

  it.each([
    ['{'],
    ['[]'],
    ['5'],
    ['null'],
    ['{"currency":5,"bonusList":"x","lang":null}'],
    ['{"__proto__":{"token":"x"}}'],
  ])('leaves out what does not fit: %s', (text) => {
    expect(stored(text)).toMatchObject(payload);
    expect(({} as { token?: unknown }).token).toBeUndefined();
  });
});

describe('SessionService', () => {
  it('is made by the container and tells observers of a new token', () => {
    const scope = container.createChildContainer();
    scope.register(SessionData, { useValue: create({ token: 'first', paymentGeo: 'BR' }) });
    scope.register(Session, { useClass: SessionService });
    const session = scope.resolve(Session);
    expect(session.country).toBe('br');
    const seen: string[] = [];
    const stop = autorun(() => seen.push(session.token));
    session.setToken('second');
    session.setToken('');
    stop();
    expect(seen).toEqual(['first', 'second']);
  });

  it('takes the token of a later loaded, and nothing of one without', async () => {
    const host = fakeHostBridge();
    const session = fakeSession({ token: 'first' });
    const stop = followHost(host, session, () => true);
    for (const payload of [{ token: '' }, null, 'broken', { currency: 'BRL' }]) {
      host.receive({ type: 'loaded', payload });
      await Promise.resolve();
      expect(session.token).toBe('first');
    }
    host.receive({ type: 'loaded', payload: { token: 'second', currency: 'BRL' } });
    await Promise.resolve();
    expect([session.token, session.currency]).toEqual(['second', 'INR']);
    stop();
  });

  it('takes language and theme of a later loaded that names them, and no defaults of one that does not', async () => {
    const host = fakeHostBridge();
    const session = fakeSession({ lang: 'pt-BR', theme: 'light' });
    followHost(host, session, () => true);
    const seen = () => [session.lang, session.theme];
    for (const payload of [{ token: 'second' }, { lang: '', theme: 'pink' }, { lang: 5 }, null, '{']) {
      host.receive({ type: 'loaded', payload });
      await Promise.resolve();
      expect(seen()).toEqual(['pt-BR', 'light']);
    }
    host.receive({ type: 'loaded', payload: { theme: 'dark' } });
    host.receive({ type: 'loaded', payload: JSON.stringify({ lang: 'ru' }) });
    await settled();
    expect(seen()).toEqual(['ru', 'dark']);
    host.receive({ type: 'loaded', payload: { locale: 'hi' } });
    await Promise.resolve();
    expect(seen()).toEqual(['hi', 'dark']);
  });

  it("takes the brand's tokens of a later loaded, all of them or none", async () => {
    const host = fakeHostBridge();
    const session = fakeSession();
    followHost(host, session, () => true);
    const tell = async (payload: unknown) => {
      host.receive({ type: 'loaded', payload });
      await Promise.resolve();
      return session.tokens;
    };
    expect(await tell({ tokens: { 'color-brand': '#0a7a3c' } })).toEqual({ 'color-brand': '#0a7a3c' });
    for (const tokens of [undefined, null, 'red', { radius: 4 }])
      expect(await tell({ tokens })).toEqual({ 'color-brand': '#0a7a3c' });
    expect(await tell({ tokens: {} })).toEqual({});
  });

  it('stays dark in a native view', () => {
    const session = fakeSession({ isNative: true, theme: 'dark' });
    session.setTheme('light');
    expect(session.theme).toBe('dark');
  });
});
