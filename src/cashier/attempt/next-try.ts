import type { Locale } from '../../core/locale/locale';

/** A text about a request without an answer, with the time of the next try where the gateway has named one. `at`: ms since 1970. */
export function withNextTry(text: string, at: number | undefined, locale: Locale): string {
  if (at === undefined) return text;
  const format = new Intl.DateTimeFormat(locale.tag, { timeStyle: 'medium', numberingSystem: 'latn' });
  return `${text} ${locale.t('common.nextTry', { time: format.format(at) })}`;
}
