import type { HostPayload } from './payload';
import type { ReportProblem } from './problem-reporter';

/** Each key of the payload with its `typeof`. `locale` is another name for `lang`; an id may be a number. */
const FITS =
  /^((token|currency|paymentGeo|lang|locale|theme|height|view|platform|bonusId|userId|partnerKey|schema|host|xOrigin) string|(tokens|bonusList|experiments|user|methods) object|(can(Share|Redirect)|asksBeforePayment|languageMenu|closingButton) boolean|(bonusId|userId) number)$/;

/**
 * Reports keys that the cashier would ignore, and an unknown currency. Values are not reported, since one may be the
 * token.
 */
export function checkPayload(payload: HostPayload | undefined, tell: ReportProblem): void {
  if (!payload || typeof payload !== 'object') return tell('bad_payload', 'payload');
  for (const [key, value] of Object.entries(payload)) {
    if (value != null && !FITS.test(`${key} ${typeof value}`)) tell('bad_payload', key);
  }
  const { currency } = payload;
  if (typeof currency === 'string' && !/^([A-Z]{3,}|)$/.test(currency)) tell('unknown_currency', currency);
}
