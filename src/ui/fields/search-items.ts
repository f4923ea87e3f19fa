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

/** Replacements for letters that Unicode normalisation does not decompose, as people type them. */
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/**
 * Normalises a text for the search: no case, accents (NFD, "Combining Diacritical Marks") or outer spaces; everything
 * except letters, digits and `+` becomes a space.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’ʼ]/g, '')
    .toLowerCase()
    .replace(/[ıłøđðßæœ]/g, (letter) => PLAIN[letter]!)
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
