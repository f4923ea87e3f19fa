import type { HostPayload } from './payload';
import type { ReportProblem } from './problem-reporter';

/** Each key of the payload with its `typeof`. `locale` is another name for `lang`; an id may be a number. */
const FITS =
  /^((token|currency|paymentGeo|lang|locale|theme|height|view|platform|partnerKey|schema|host|xOrigin) string|(tokens|bonusList|experiments|user|methods) object|(can(Share|Redirect)|asksBeforePayment|languageMenu|closingButton) boolean|(bonusId|userId) (string|number))$/;

/**
 * Reports keys that the cashier would ignore, and an unknown currency. Values are not reported, since one may be the
 * token.
 */
export function checkPayload(payload: HostPayload | undefined, report: ReportProblem): void {
  if (!payload || typeof payload !== 'object') return report('bad_payload', 'payload');
  for (const [key, value] of Object.entries(payload) as [string, unknown][]) {
    if (value != null && !FITS.test(`${key} ${typeof value}`)) report('bad_payload', key);
    else if (key === 'currency' && value && !/^[A-Z]{3,}$/.test(value as string))
      report('unknown_currency', value as string);
  }
}
