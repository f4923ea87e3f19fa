import type { PaymentMethod } from '../../contract/method';
import { searchText } from '../../ui/fields/search-items';

/**
 * The methods that match every word of the query: in their name in any language, their currencies, the text of one of
 * their options, e.g. a bank, or the label of the tile that they stand behind. In the list's order; an empty query matches
 * all.
 */
export function findMethods(
  query: string,
  methods: readonly PaymentMethod[],
  groupLabelOf: (method: PaymentMethod) => string = () => '',
): PaymentMethod[] {
  const words = searchText(query).split(' ').filter(Boolean);
  const sorted = [...methods].sort((a, b) => a.position - b.position);
  return sorted.filter((method) => {
    const known = `${knownBy(method)} ${searchText(groupLabelOf(method))}`;
    return words.every((word) => known.includes(word));
  });
}

function knownBy({ name, text, currency, fields }: PaymentMethod): string {
  const choices = fields.flatMap(({ values }) =>
    (values ?? []).flatMap(({ text: words, hint }) => [
      ...(typeof words === 'string' ? [words] : Object.values(words)),
      hint ?? '',
    ]),
  );
  return searchText([name.replaceAll('_', ' '), ...Object.values(text), ...currency, ...choices].join(' '));
}
