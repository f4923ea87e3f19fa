/** One choice of a searchable list. */
export interface ComboboxItem {
  value: string;
  text: string;
  /** Shown beside the text and also searched, e.g. a bank's code. */
  hint?: string;
}

/** An item with its normalised texts for the search. */
export interface SearchableItem {
  item: ComboboxItem;
  text: string;
  hint: string;
}

/**
 * Replacements for letters that Unicode normalisation does not decompose, as people type them; one for letters that look
 * alike in several languages.
 */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ß: 'ss', æ: 'ae', œ: 'oe' },
  ...{ ς: 'σ', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' },
};

/**
 * Marks that people leave out: accents, Hebrew points, Arabic vowel signs and the stroke that stretches a word, Indian
 * nuktas. Other marks, such as the vowels of Indian scripts, count as letters.
 */
const LEFT_OUT =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u093c\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc'’ʼ]|\p{Cf}/gu;

/**
 * Normalises a text for the search: no case, accents, invisible characters or outer spaces, wide letters and ligatures as
 * plain ones (NFKD); everything except letters, digits and `+` becomes a space.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(LEFT_OUT, '')
    .toLowerCase()
    .replace(/[ıłøđðßæœςىیکة]/g, (letter) => PLAIN[letter]!)
    .replace(/[^\p{L}\p{M}\p{N}+]+/gu, ' ')
    .trim();
}

export function searchable(items: readonly ComboboxItem[]): SearchableItem[] {
  return items.map((item) => ({ item, text: searchText(item.text), hint: searchText(item.hint ?? '') }));
}

/**
 * Returns the items that contain every word of the query in their text or hint. First those whose text starts with the
 * query or whose hint equals it, then those where a word starts with it, then the others; otherwise in the given order.
 */
export function searchItems(items: readonly SearchableItem[], query: string): ComboboxItem[] {
  const wanted = searchText(query);
  if (wanted === '') return items.map(({ item }) => item);
  const words = wanted.split(' ');
  const ranks: ComboboxItem[][] = [[], [], []];
  for (const { item, text, hint } of items) {
    const whole = ` ${text} ${hint}`;
    if (!words.every((word) => whole.includes(word))) continue;
    ranks[text.startsWith(wanted) || hint === wanted ? 0 : whole.includes(` ${wanted}`) ? 1 : 2]!.push(item);
  }
  return ranks.flat();
}

/** Returns the item whose text or hint equals the query, if there is exactly one. */
export function exactItem(items: readonly SearchableItem[], query: string): ComboboxItem | undefined {
  const wanted = searchText(query);
  const named = items.filter(({ text, hint }) => wanted !== '' && (text === wanted || hint === wanted));
  return named.length === 1 ? named[0]!.item : undefined;
}
