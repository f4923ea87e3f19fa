import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { Settings } from './settings';

describe('settings', () => {
  it('have a default for everything that a deployment may leave out', () => {
    expect(v.parse(Settings, {})).toEqual({
      apiUrl: '',
      localesUrl: '',
      filesUrl: '',
      catalogTransport: 'http',
      hostOrigins: [],
      legacyCountries: [],
      methodsWithoutPreparation: [],
      cryptoMethods: [],
      unknownNetworks: 'show',
      cardP2PMethods: [],
      sbpCrossBorderMethods: [],
      timeReminderMinutes: 0,
      withdrawalCancel: {},
      suggestedAmount: 'exact',
      guaranteedP2PMethods: ['uz_uzcard_p2p', 'uz_humo_p2p'],
      returnUrl: '',
      frameOrigins: [],
      appLinkSchemes: [],
      support: { url: '', text: {}, byHost: false },
      brandBadgeUrl: '',
      logoUrl: '',
      logoUrlDark: '',
      logoInBoth: false,
      captcha: {
        v2SiteKey: '',
        v3SiteKey: '',
        v2ScriptUrl: 'https://www.google.com/recaptcha/api.js',
        v3ScriptUrl: 'https://www.google.com/recaptcha/enterprise.js',
      },
      monitoring: { dsn: '', environment: 'production.universal', sessionSampleRate: 1, replaySampleRate: 0.2 },
      brandTokens: {},
      brandTokensDark: {},
      brandFont: { family: '', files: [] },
    });
  });

  it('share no list between two readings', () => {
    v.parse(Settings, {}).guaranteedP2PMethods.push('x');
    expect(v.parse(Settings, {}).guaranteedP2PMethods).not.toContain('x');
  });

  it.each(['https://shop.example', 'http://localhost:8080', 'capacitor://localhost', 'ionic://localhost'])(
    'take the origin %s',
    (origin) => expect(v.is(Settings, { hostOrigins: [origin] })).toBe(true),
  );
  it.each(['https://shop.example/', 'shop.example', '*', 'https://Shop.example', 'null', ''])(
    'refuse %j as an origin: it would never be equal to one',
    (origin) => expect(v.is(Settings, { hostOrigins: [origin] })).toBe(false),
  );
  it.each(['mybank', 'bank-id', 'com.bank.app'])('take the app’s scheme %s', (scheme) =>
    expect(v.is(Settings, { appLinkSchemes: [scheme] })).toBe(true),
  );
  it.each(['javascript', 'data', 'https', 'MyBank', 'mybank:', 'blob', ''])(
    'refuse %j as the scheme of an app',
    (scheme) => expect(v.is(Settings, { appLinkSchemes: [scheme] })).toBe(false),
  );
  it.each([-0.1, 1.1, '1', Number.NaN])('refuse %j as a sample rate', (rate) =>
    expect(v.is(Settings, { monitoring: { replaySampleRate: rate } })).toBe(false),
  );
});
