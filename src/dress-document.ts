import type { SessionData } from './core/session/session';
import type { Settings } from './core/settings/settings';
import { textTag } from './core/locale/language-tag';
import { pickLanguage } from './core/locale/pick-language';

/** Theme, platform, language and brand on <html>, before the first paint of anything of ours. */
export function dressDocument(
  { documentElement: html }: Document,
  { theme, platform, design, lang }: Pick<SessionData, 'theme' | 'platform' | 'design' | 'lang'>,
  { brandTokens }: Pick<Settings, 'brandTokens'>,
): void {
  Object.assign(html.dataset, { theme, platform, design });
  html.lang = textTag(pickLanguage(lang));
  for (const [token, value] of Object.entries(brandTokens)) html.style.setProperty(`--${token}`, value);
}
