/**
 * What the host's `methods` makes of the lists. Pure, and a chunk of its own: only for hosts that send it. The first list
 * uses it as well.
 */
import { GROUPS, type PaymentMethod } from '../../contract/method';
import type { Text } from '../../contract/primitives';
import { Listing } from '../../contract/listing';
import { parseOrThrow } from '../../contract/parse';
import type { Tile } from './tiles';

export { Listing };

type PickText = (text: Text | undefined) => string;

export interface ListingRules {
  /** All methods in the host's order and with its labels, also hidden ones. */
  arrange(methods: readonly PaymentMethod[]): PaymentMethod[];
  isHidden(method: PaymentMethod): boolean;
  /** The methods that the player is offered, arranged. */
  offer(methods: readonly PaymentMethod[]): PaymentMethod[];
  /** The host's label of a method or group; undefined where it gives none. */
  labelOf(name: string): Text | undefined;
  /** The tile with the host's words. `text` picks the player's language. */
  reword<T extends Tile>(tile: T, text: PickText): T;
  rewordAll(tiles: readonly Tile[], text: PickText): Tile[];
  /** Every name that the host uses, with the key it stands under. */
  names: readonly (readonly [key: keyof Listing, name: string])[];
}

/** For the first list, which has no lenient reader. Throws a ContractError when any of it cannot be read. */
export const strictRules = (methods: unknown, isPopularFirst: boolean) =>
  listingRules(parseOrThrow(Listing, methods ?? {}, 'methods'), isPopularFirst);

const groups: ReadonlySet<string> = new Set(GROUPS);

/** `isPopularFirst`: the methods that the host does not name begin with the popular ones. */
export function listingRules(listing: Listing, isPopularFirst = false): ListingRules {
  const { order, first, hide } = listing;
  const labels = textsOf(listing.labels);
  const notes = textsOf(listing.notes);
  const hidden = new Set(hide);
  const ranked = [...(first == null ? [] : [first]), ...(order ?? [])];
  const rankOf = (name: string) => (ranked.includes(name) ? ranked.indexOf(name) : ranked.length);
  const rankOfMethod = ({ name, isPopular }: PaymentMethod) => rankOf(name) + (isPopularFirst && !isPopular ? 0.5 : 0);
  const groupOf = ({ category }: PaymentMethod) => (groups.has(category) ? category : undefined);
  const rules: ListingRules = {
    arrange(methods) {
      // A group stands where it, or the first of its methods, is named.
      const tops = new Map<string, number>();
      for (const method of methods) {
        const group = groupOf(method);
        if (group) tops.set(group, Math.min(tops.get(group) ?? rankOf(group) + 0.5, rankOfMethod(method)));
      }
      const topOf = (method: PaymentMethod) => tops.get(groupOf(method) ?? '') ?? rankOfMethod(method);
      return [...methods]
        .sort((a, b) => topOf(a) - topOf(b) || rankOfMethod(a) - rankOfMethod(b) || a.position - b.position)
        .map((method, position) => ({ ...method, position, text: labels.get(method.name) ?? method.text }));
    },
    offer: (methods) => rules.arrange(methods).filter((method) => !rules.isHidden(method)),
    isHidden: (method) => hidden.has(method.name) || hidden.has(groupOf(method) ?? method.name),
    labelOf: (name) => labels.get(name),
    reword(tile, text) {
      const label = tile.kind === 'group' && text(labels.get(tile.name));
      const words = text(notes.get(tile.name));
      const note = words && tile.maxAmount !== undefined ? ` · ${words}` : words || undefined;
      return { ...tile, label: label || tile.label, note };
    },
    rewordAll: (tiles, text) => tiles.map((tile) => rules.reword(tile, text)),
    names: [
      ...(first == null ? [] : [['first', first] as const]),
      ...(order ?? []).map((name) => ['order', name] as const),
      ...[...hidden].map((name) => ['hide', name] as const),
      ...[...labels.keys()].map((name) => ['labels', name] as const),
      ...[...notes.keys()].map((name) => ['notes', name] as const),
    ],
  };
  return rules;
}

function textsOf(texts: Listing['labels']): ReadonlyMap<string, Text> {
  const asText = (words: Text | string): Text => (typeof words === 'string' ? { en: words } : words);
  return new Map(Object.entries(texts ?? {}).map(([name, words]) => [name, asText(words)]));
}
