import type { SessionData } from '../core/session/session';
import type { Settings } from '../core/settings/settings';
import { directionOf } from '../core/locale/direction';
import { textTag } from '../core/locale/language-tag';
import type { LanguagePacks } from '../core/locale/locale';
import { pickLanguage } from '../core/locale/pick-language';
import { setBrand, type BrandTokens } from '../ui/tokens/set-brand';

/** Sets theme, platform, design, language and brand on <html>, before the first paint of anything of ours. */
export function applyAppearance(
  { documentElement: html }: Document,
  { theme, platform, design, lang, payload }: Pick<SessionData, 'theme' | 'platform' | 'design' | 'lang' | 'payload'>,
  settings: Pick<Settings, 'brandTokens' | 'brandTokensDark'>,
  packs?: LanguagePacks,
): void {
  Object.assign(html.dataset, { theme, platform, design });
  applyLanguage(html, textTag(pickLanguage(lang, packs)));
  setBrand(html, brandOf(settings, theme, payload.tokens));
}

/**
 * @param language BCP 47 tag of the texts that are shown, which may not be the host's language; it sets the direction.
 */
export function applyLanguage(html: HTMLElement, language: string): void {
  html.lang = language;
  html.dir = directionOf(language);
}

/** The brand's tokens for this theme. `tokens`: those of the host, which override those of the settings. */
export function brandOf(
  { brandTokens, brandTokensDark }: Pick<Settings, 'brandTokens' | 'brandTokensDark'>,
  theme: SessionData['theme'],
  tokens: BrandTokens,
): BrandTokens {
  return { ...brandTokens, ...(theme === 'dark' && brandTokensDark), ...tokens };
}
