import { compareStructural, reaction } from 'mobx';
import { brandOf, dressInLanguage } from '../first/dress-document';
import { textTag } from '../core/locale/language-tag';
import type { Locale } from '../core/locale/locale';
import type { Session } from '../core/session/session';
import type { Settings } from '../core/settings/settings';
import { setBrand } from '../ui/tokens/set-brand';

/** The document changes its theme, with the brand's colours for it, and its language. Returns the way to stop. */
export function followDress(html: HTMLElement, session: Session, locale: Locale, settings: Settings): () => void {
  const stops = [
    reaction(
      () => ({ theme: session.theme, tokens: session.tokens }),
      ({ theme, tokens }, before) => {
        html.dataset['theme'] = theme;
        // All custom properties here are the brand's; what follows from its colour depends on the theme.
        const colors = [...html.style].filter((name) => name.startsWith('--color-'));
        const left = Object.keys(before.tokens).map((name) => `--${name}`);
        for (const name of [...colors, ...left]) html.style.removeProperty(name);
        setBrand(html, brandOf(settings, theme, tokens), theme);
      },
      // A host says all again with a new token.
      { equals: compareStructural },
    ),
    reaction(
      () => locale.language,
      (language) => dressInLanguage(html, textTag(language)),
      // A brand's file that could not be had may have made it English again already.
      { fireImmediately: true },
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
