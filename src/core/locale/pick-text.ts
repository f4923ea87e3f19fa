import type { Text } from '../../contract/primitives';
import { textTag } from './language-tag';
import type { Language } from './locale';

/** The text in the player's language, else in its base language, else English, else any; '' for none. */
export function pickText(text: Text | string | null | undefined, language: Language): string {
  if (text == null || typeof text === 'string') return text ?? '';
  const [base = ''] = textTag(language).split('-');
  const wanted = [language, base, 'en'].find((one) => Object.hasOwn(text, one) && text[one]);
  return (wanted ? text[wanted] : Object.values(text).find(Boolean)) ?? '';
}
