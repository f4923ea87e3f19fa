import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Settings } from '../../contract/settings';
import { readSettings } from './read-settings';

const page = (text: string | undefined, baseURI = 'https://cdn.example/cashier/v2/index.html') => ({
  baseURI,
  getElementById: (id: string) =>
    (text !== undefined && id === 'cashier-settings' ? { textContent: text } : null) as HTMLElement | null,
});
const read = (values: unknown, baseURI?: string) => readSettings(page(JSON.stringify(values), baseURI));

describe('readSettings', () => {
  it.each([[undefined], [''], ['  \n'], ['{}']])('has defaults for a page with %j', (text) => {
    const { settings, problems } = readSettings(page(text));
    expect(problems).toEqual([]);
    expect(settings).toMatchObject({
      apiUrl: 'https://cdn.example',
      filesUrl: 'https://cdn.example',
      localesUrl: 'https://cdn.example/cashier/v2/locales/',
      catalogTransport: 'http',
      hostOrigins: [],
      returnUrl: '',
      brandBadgeUrl: '',
      monitoring: { dsn: '', sessionSampleRate: 1, replaySampleRate: 0.2 },
      captcha: { v2SiteKey: '', v3ScriptUrl: 'https://www.google.com/recaptcha/enterprise.js' },
    });
  });

  it.each([['{'], ['[]'], ['null'], ['5'], ['"text"']])('tells of a block that is %j', (text) => {
    const { settings, problems } = readSettings(page(text));
    expect(problems).toEqual(['settings: the block is no JSON object']);
    expect(settings.apiUrl).toBe('https://cdn.example');
  });

  it('loses only what is wrong, in nested settings too', () => {
    const { settings, problems } = read({
      apiUrl: 'https://api.example/v1/',
      catalogTransport: 'pigeon',
      legacyCountries: ['ru', 5],
      monitoring: { dsn: 'https://key@sentry.example/1', replaySampleRate: 7 },
      captcha: { v3SiteKey: 'key', v2SiteKey: null },
      unknown: true,
    });
    expect(settings).toMatchObject({
      apiUrl: 'https://api.example/v1',
      filesUrl: 'https://api.example/v1',
      catalogTransport: 'http',
      legacyCountries: [],
      monitoring: { dsn: 'https://key@sentry.example/1', replaySampleRate: 0.2 },
      captcha: { v3SiteKey: 'key', v2SiteKey: '' },
    });
    expect(problems).toEqual([
      'settings: catalogTransport is not usable',
      'settings: legacyCountries is not usable',
      'settings: captcha.v2SiteKey is not usable',
      'settings: monitoring.replaySampleRate is not usable',
    ]);
  });

  it('is whole whatever the block holds', () => {
    const anyBlock = fc.dictionary(fc.constantFrom(...Object.keys(Settings.entries), '__proto__'), fc.jsonValue());
    fc.assert(
      fc.property(anyBlock, (block) => {
        const { settings } = readSettings(page(JSON.stringify(block)));
        expect(Object.keys(settings).sort()).toEqual(Object.keys(Settings.entries).sort());
        expect(settings.apiUrl).toMatch(/^https?:\/\//);
      }),
    );
  });
});

describe('hostOrigins', () => {
  it.each([
    [['https://a.example', 'b.example'], ['https://a.example']],
    [['https://a.example/'], ['about:invalid']],
    [['null'], ['about:invalid']],
    ['https://a.example', ['about:invalid']],
    [null, ['about:invalid']],
    [[], []],
    [['capacitor://localhost/', 'file:///', 'about:blank', 'capacitor:'], ['about:invalid']],
    [
      ['capacitor://localhost', 'ionic://localhost'],
      ['capacitor://localhost', 'ionic://localhost'],
    ],
    [
      ['https://a.example', 'http://localhost:5000'],
      ['https://a.example', 'http://localhost:5000'],
    ],
  ])('%j never comes to mean any origin by mistake', (given, kept) => {
    expect(read({ hostOrigins: given }).settings.hostOrigins).toEqual(kept);
  });

  it('tells of the mistake', () => {
    expect(read({ hostOrigins: ['b.example'] }).problems).toEqual(['settings: hostOrigins is not usable']);
  });
});

describe('addresses', () => {
  it('relative ones start at the widget', () => {
    const { settings, problems } = read({ apiUrl: '/gateway', localesUrl: '../texts', logoUrl: 'logo.svg' });
    expect(settings).toMatchObject({
      apiUrl: 'https://cdn.example/gateway',
      filesUrl: 'https://cdn.example/gateway',
      localesUrl: 'https://cdn.example/cashier/texts/',
      logoUrl: 'https://cdn.example/cashier/v2/logo.svg',
    });
    expect(problems).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'https://', ' javascript:alert(1)'])(
    'are not taken when they are %s',
    (bad) => {
      const { settings, problems } = read({
        apiUrl: bad,
        filesUrl: bad,
        localesUrl: bad,
        returnUrl: bad,
        logoUrl: bad,
        captcha: { v2ScriptUrl: bad },
      });
      expect(settings).toMatchObject({
        apiUrl: 'https://cdn.example',
        filesUrl: 'https://cdn.example',
        localesUrl: 'https://cdn.example/cashier/v2/locales/',
        returnUrl: '',
        logoUrl: '',
        captcha: { v2ScriptUrl: 'https://www.google.com/recaptcha/api.js' },
      });
      expect(problems).toHaveLength(6);
    },
  );
});
