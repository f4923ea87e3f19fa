import { DECLINE_REASONS, type Decline } from '../../contract/decline';
import { PLAYER } from '../../core/locale/i18next-locale';
import type { Locale } from '../../core/locale/locale';

/** Why a transaction was refused, in the gateway's words or else in ours; undefined until ours (`player:…`) are loaded. */
export function declineText(
  decline: Pick<Decline, 'reason' | 'text'>,
  locale: Pick<Locale, 't' | 'text' | 'has'>,
): string | undefined {
  const own = locale.text(decline.text);
  if (own) return own;
  if (!locale.has(PLAYER)) return undefined;
  const reason = DECLINE_REASONS.find((one) => one === decline.reason) ?? 'unknown';
  return locale.t(`player:decline.${reason}`);
}
