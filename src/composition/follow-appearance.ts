import { compareStructural, reaction } from 'mobx';
import { brandOf, applyLanguage } from '../first/apply-appearance';
import { textTag } from '../core/locale/language-tag';
import type { Locale } from '../core/locale/locale';
import type { Session } from '../core/session/session';
import type { Settings } from '../core/settings/settings';
import { setBrand } from '../ui/tokens/set-brand';

/** Keeps the document's theme, brand colours and language up to date. Returns a function that stops it. */
export function followAppearance(html: HTMLElement, session: Session, locale: Locale, settings: Settings): () => void {
  const stops = [
    reaction(
      () => ({ theme: session.theme, tokens: session.tokens }),
      ({ theme, tokens }, before) => {
        html.dataset['theme'] = theme;
        // All custom properties here are the brand's. The derived colours depend on the theme, and distances on `density`.
        const colors = [...html.style].filter((name) => /^--(color|space)-/.test(name));
        const left = Object.keys(before.tokens).map((name) => `--${name}`);
        delete html.dataset['label'];
        for (const name of [...colors, ...left]) html.style.removeProperty(name);
        setBrand(html, brandOf(settings, theme, tokens));
      },
      // Compared by value, because a host sends its whole payload again with each new token.
      { equals: compareStructural },
    ),
    reaction(
      () => locale.language,
      (language) => applyLanguage(html, textTag(language)),
      // At once, because the language may already be English again: when a brand's language file could not be loaded.
      { fireImmediately: true },
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
