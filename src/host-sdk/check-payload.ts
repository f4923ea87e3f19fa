import { hasOwn } from './has-own';
import type { HostPayload } from './payload';
import type { TellProblem } from './problem-teller';

/** What `typeof` says of each key of the payload. */
const TYPES: Readonly<Record<keyof HostPayload, string>> = {
  token: 'string',
  currency: 'string',
  paymentGeo: 'string',
  lang: 'string',
  theme: 'string',
  tokens: 'object',
  height: 'string',
  platform: 'string',
  canShare: 'boolean',
  closingButton: 'boolean',
  bonusId: 'string',
  bonusList: 'object',
  userId: 'string',
  partnerKey: 'string',
  schema: 'string',
  host: 'string',
  xOrigin: 'string',
  experiments: 'object',
  user: 'object',
};

/** `locale` is another name of `lang`; an id may be a number. */
const FITS = /^(locale string|(bonusId|userId) number)$/;

/** A key that the cashier would ignore, and a currency that it can't know. Values are not told: one may be the token. */
export function checkPayload(payload: HostPayload, tell: TellProblem): void {
  for (const [key, value] of Object.entries(payload)) {
    const type = typeof value;
    const isKnown = hasOwn(TYPES, key) && TYPES[key as keyof HostPayload] === type;
    if (value != null && !isKnown && !FITS.test(`${key} ${type}`)) tell('bad_payload', key);
  }
  const { currency } = payload;
  if (typeof currency === 'string' && currency && !/^[A-Z]{3,}$/.test(currency)) tell('unknown_currency', currency);
}
