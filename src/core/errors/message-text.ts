import type { Locale } from '../locale/locale';

/** The message, or undefined when there is none (a key that names a whole group of messages has none either). */
export function messageText(locale: Locale, key: string): string | undefined {
  if (!locale.has(key)) return undefined;
  const text = locale.t(key);
  return text === '' || text === key ? undefined : text;
}
