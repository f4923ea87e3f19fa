import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INCORRECT_HOST_DATA, readHostData } from './host-data';

const DEFAULTS = {
  bonusList: [],
  closingButton: true,
  canShare: false,
  asksBeforePayment: false,
  languageMenu: false,
  experiments: {},
  host: '',
  schema: '',
  token: '',
  xOrigin: '',
  userId: '',
  partnerKey: '',
  currency: '',
  paymentGeo: 'RU',
  lang: 'en-US',
};

describe('readHostData', () => {
  it.each([[undefined], [null], [5], ['{'], ['"text"'], [[]], [{}], ['{}']])(
    'goes on with the defaults and tells, given %j',
    (raw) => {
      const { payload, problems } = readHostData(raw);
      expect(payload).toMatchObject(DEFAULTS);
      expect(problems).toEqual([INCORRECT_HOST_DATA]);
    },
  );

  it.each([[undefined], [null], ['']])('keeps the rest of a payload whose token is %j', (token) => {
    const { payload, problems } = readHostData({ token, currency: 'BRL', paymentGeo: 'BR' });
    expect(payload).toMatchObject({ ...DEFAULTS, currency: 'BRL', paymentGeo: 'BR' });
    expect(problems).toEqual(['Incorrect data from host']);
  });

  it('takes ids as number or text', () => {
    const { payload, problems } = readHostData({ token: 't', userId: 42, bonusId: 7 });
    expect([payload.userId, payload.bonusId, problems]).toEqual(['42', '7', []]);
  });

  it('names the keys that it could not use, without their values', () => {
    const { payload, problems } = readHostData({
      token: 't',
      currency: { code: 'SECRET' },
      closingButton: 'no',
      platform: 'SECRET',
      lang: 7,
      bonusList: [{ id: 1, type: 'deposit' }, 'SECRET'],
    });
    expect(payload).toMatchObject({ currency: '', closingButton: true, lang: 'en-US', bonusList: [{ id: '1' }] });
    expect(payload.platform).toBeUndefined();
    expect(problems.map((text) => text.split(' ')[2])).toEqual([
      'bonusList',
      'closingButton',
      'currency',
      'platform',
      'lang',
    ]);
    expect(problems.join()).not.toContain('SECRET');
  });

  it('takes a whole payload without a word, also keys that are null and a user', () => {
    const user = { id: 7, email: 'a@b.example', phone: null, note: 'x', extra: { any: 1 } };
    const { problems } = readHostData({
      ...{ token: 't', currency: 'EUR', lang: null, closingButton: false, theme: undefined, bonusId: 5, userId: 'u' },
      ...{ bonusList: [{ id: 1, type: 'deposit' }], experiments: { a: 1 }, unknown: { to: 'us' }, user },
    });
    expect(problems).toEqual([]);
  });

  it('names the user’s keys that it could not use', () => {
    const user = { email: { at: 'SECRET' }, phone: 5, name: ['SECRET'], extra: 'SECRET' };
    expect(readHostData({ token: 't', user }).problems).toEqual([
      'host payload: user.email is not usable',
      'host payload: user.name is not usable',
    ]);
    expect(readHostData({ token: 't', user: 'SECRET' }).problems).toEqual(['host payload: user is not usable']);
    expect(readHostData({ token: 't', user: null }).problems).toEqual([]);
  });

  it('names a list that is none, and an id that it could not keep', () => {
    const { problems } = readHostData({ token: 't', bonusList: 'SECRET', userId: true, bonusId: 1.5 });
    expect(problems).toEqual(['host payload: bonusList is not usable', 'host payload: userId is not usable']);
  });

  it('always gives a whole payload', () => {
    const payloadLike = fc.dictionary(
      fc.constantFrom(...Object.keys(DEFAULTS), 'user', 'theme', 'platform', 'bonusId', '__proto__'),
      fc.anything({ withNullPrototype: true }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything({ withNullPrototype: true }), fc.json(), payloadLike), (raw) => {
        const { payload } = readHostData(raw);
        for (const [key, value] of Object.entries(DEFAULTS))
          expect(typeof payload[key as keyof typeof DEFAULTS]).toBe(typeof value);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the language', () => {
  it.each([
    [{ locale: 'pt-BR' }, 'pt-BR'],
    [{ lang: 'hi', locale: 'pt-BR' }, 'hi'],
    [{ lang: '', locale: 'pt-BR' }, 'pt-BR'],
    [{ lang: null, locale: 'ru' }, 'ru'],
    [{ lang: 5, locale: 'ru' }, 'ru'],
    [{ locale: 5 }, 'en-US'],
    [{}, 'en-US'],
  ])('of %j is %s: by its own name, or by locale', (payload, lang) => {
    expect(readHostData(payload).payload.lang).toBe(lang);
    expect(readHostData(JSON.stringify(payload)).payload.lang).toBe(lang);
  });
});
