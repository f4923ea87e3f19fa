import { expect, it } from 'vitest';
import { checkPayload } from './check-payload';
import type { HostPayload } from './payload';

/** `Required`, so that a key added to the payload is missing here until it is checked, too. */
const EVERY_KEY: Required<HostPayload> = {
  token: 't',
  view: 'quick',
  currency: 'EUR',
  paymentGeo: 'de',
  lang: 'de-DE',
  theme: 'dark',
  tokens: {},
  height: 'auto',
  platform: 'ios',
  canShare: true,
  asksBeforePayment: true,
  languageMenu: true,
  canRedirect: true,
  closingButton: false,
  bonusId: 'b',
  bonusList: [],
  userId: 'u',
  partnerKey: 'p',
  schema: 'https',
  host: 'brand.example',
  xOrigin: 'https://brand.example',
  experiments: {},
  methods: {},
  user: {},
};

const reported = (payload: object) => {
  const problems: unknown[] = [];
  checkPayload(payload as HostPayload, (code, detail) => void problems.push([code, detail]));
  return problems;
};

it('knows each key of the payload, another name of the language, and ids that are numbers', () => {
  expect(reported(EVERY_KEY)).toEqual([]);
  expect(reported({ locale: 'de', bonusId: 5, userId: 7 })).toEqual([]);
});

it.each(Object.keys(EVERY_KEY))('tells of %s when it is of a wrong type', (key) => {
  expect(reported({ [key]: () => 1 })).toEqual([['bad_payload', key]]);
});
