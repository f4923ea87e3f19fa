import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as v from 'valibot';
import { IncomingMessage, LoadedPayload, OutgoingMessage, VERSION } from './host';

const BONUS = { id: 7, type: 'deposit', depositBonusData: { minDeposit: 100 } };

/** Defaults of spec 3, "Host-supplied data". */
const DEFAULTS = {
  bonusList: [],
  closingButton: true,
  canShare: false,
  canRedirect: false,
  asksBeforePayment: false,
  languageMenu: false,
  experiments: {},
  tokens: {},
  height: '',
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
const KEYS = Object.keys(LoadedPayload.entries);

describe('the payload of loaded', () => {
  it('has the defaults of the spec when the host tells nothing', () => {
    expect(v.parse(LoadedPayload, {})).toEqual(DEFAULTS);
  });

  it.each([null, undefined, 5, {}, [], 'x'.repeat(3), true, Number.NaN])(
    'is whole when every key holds %j',
    (value) => {
      const payload = v.parse(LoadedPayload, Object.fromEntries(KEYS.map((key) => [key, value])));
      for (const [key, fallback] of Object.entries(DEFAULTS)) {
        expect(typeof payload[key as keyof LoadedPayload]).toBe(typeof fallback);
      }
    },
  );

  it('takes no empty country or language for one', () => {
    expect(v.parse(LoadedPayload, { paymentGeo: '', lang: '' })).toMatchObject({ paymentGeo: 'RU', lang: 'en-US' });
  });

  it('keeps what the host tells, ids as text', () => {
    const told = { token: 't', userId: 42, bonusId: 7, closingButton: false, currency: 'BRL', theme: 'light' };
    const kept = { ...told, userId: '42', bonusId: '7' };
    expect(v.parse(LoadedPayload, { ...told, platform: 'ios' })).toEqual({ ...DEFAULTS, ...kept, platform: 'ios' });
  });

  it('leaves out a bad bonus and keeps the good ones', () => {
    const { bonusList } = v.parse(LoadedPayload, { bonusList: [{ id: 1 }, BONUS, null, 'x'] });
    expect(bonusList).toEqual([{ ...BONUS, id: '7', depositRequired: false }]);
  });

  it('never throws, and is never without a key that has a default', () => {
    const hostile = fc.record(Object.fromEntries(KEYS.map((key) => [key, fc.anything({ withNullPrototype: true })])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(hostile, (raw) => {
        const payload = v.parse(LoadedPayload, raw);
        expect(payload).toMatchObject(Object.fromEntries(Object.keys(DEFAULTS).map((key) => [key, expect.anything()])));
      }),
    );
  });

  it('has no optional key in its type but those without a default', () => {
    expectTypeOf<
      Required<Omit<LoadedPayload, 'bonusId' | 'platform' | 'theme' | 'user' | 'methods' | 'view'>>
    >().toEqualTypeOf<Omit<LoadedPayload, 'bonusId' | 'platform' | 'theme' | 'user' | 'methods' | 'view'>>();
  });
});

describe('messages from the host', () => {
  it.each([{ type: 'loaded' }, { type: 'loaded', payload: null }, { type: 'onGoBack' }, { type: 'onSwipeBack', x: 1 }])(
    'takes %j',
    (message) => expect(v.is(IncomingMessage, message)).toBe(true),
  );
  it.each([{}, { type: 'other' }, { type: 'bonus-list-updated' }, null, [], 'loaded', { type: ['loaded'] }])(
    'refuses %j',
    (message) => expect(v.is(IncomingMessage, message)).toBe(false),
  );
});

describe('messages to the host', () => {
  it.each([
    { messageType: 'Loaded', version: VERSION },
    { messageType: 'FullLoaded' },
    { messageType: 'onCreateTransaction', eventType: 'deposit', eventId: '1' },
    { messageType: 'Error', message: 'm', status: null, url: null },
    { messageType: 'onInitError', message: 'm' },
    { messageType: 'share', title: 'OXXO', text: '1234 5678', image: 'data:image/png;base64,AA==' },
  ])('takes %j', (message) => expect(v.parse(OutgoingMessage, message)).toEqual(message));

  it('says the version of the spec', () => expect(VERSION).toBe('v1.0.230'));
});
