import { reaction } from 'mobx';
import { textTag } from '../core/locale/language-tag';
import type { Locale } from '../core/locale/locale';
import type { Session } from '../core/session/session';

/** The document changes its theme and language with the session. Returns the way to stop. */
export function followDress(html: HTMLElement, session: Session, locale: Locale): () => void {
  const stops = [
    reaction(
      () => session.theme,
      (theme) => (html.dataset['theme'] = theme),
    ),
    reaction(
      () => locale.language,
      (language) => (html.lang = textTag(language)),
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
