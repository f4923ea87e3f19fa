import type { Text } from '../../contract/primitives';
import { textTag } from './language-tag';
import { matchLanguage } from './pick-language';

/**
 * Returns the text in the host's language, whether or not we have messages in it. Tries its full tag, our locale
 * (`mx`), its language, then English, then any; '' if there is none. Empty texts are skipped.
 */
export function pickText(text: Text | string | null | undefined, lang: string): string {
  if (text == null || typeof text === 'string') return text?.trim() ? text : '';
  const texts = new Map(
    Object.entries(text).flatMap(([tag, words]) => (words?.trim() ? [[plainTag(tag), words] as const] : [])),
  );
  const full = plainTag(lang);
  const own = matchLanguage(lang);
  const [primary = ''] = (own ? textTag(own) : OLD_INDONESIAN.test(full) ? 'id' : full).split('-');
  const wanted = [full, own, primary, 'en'].find((tag) => tag && texts.has(tag));
  const ofLanguage = () => [...texts.keys()].find((tag) => primary && tag.startsWith(`${primary}-`));
  const tag = wanted === undefined || wanted === 'en' ? (ofLanguage() ?? wanted) : wanted;
  return (tag ? texts.get(tag) : [...texts.values()][0]) ?? '';
}

/** Matches the code that older Android uses for Indonesian; `in` alone is our English (India). */
const OLD_INDONESIAN = /^in-(?!in)/;

const plainTag = (tag: string) => tag.trim().toLowerCase().replaceAll('_', '-');
