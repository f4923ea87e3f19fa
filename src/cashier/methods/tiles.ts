/** What the list's tiles show (spec 2, "Deposit list screen"), as raw numbers and ids: the shell formats them. */
import { BADGES, type Badge, type PaymentMethod } from '../../contract/method';
import type { Text } from '../../contract/primitives';
import { areDisabled, limitsFor } from '../amount/limits';
import type { GroupedMethods, MethodGroup } from './group-methods';

export const TILE_ICONS_PER_GROUP = 3;

/** How many tiles a list renders in full: more than four screens of a phone. A longer list is windowed. */
export const MOST_TILES = 40;

/** How many methods a player can look through without a search field. */
const MOST_AT_A_GLANCE = 20;

/** Whether the list is long enough to need a search. `hasMore`: the gateway has more methods than these. */
export const isLongList = (methods: number, hasMore: boolean): boolean => hasMore || methods > MOST_AT_A_GLANCE;

export interface TileIcon {
  methodName: string;
  /** Undefined when the method has no icon: the shell then draws its fallback. */
  iconId: string | undefined;
}

/** A state that the tile points out: the method is slower than usual, or cannot be chosen. */
export interface TileState {
  level: 'slow' | 'down';
  /** ISO 8601. */
  until: string | undefined;
  /** The gateway's own text, in the player's language. */
  reason: string;
}

interface TileFacts {
  name: string;
  /** In the player's language. */
  label: string;
  icons: readonly TileIcon[];
  /** For 'up to {max}', in major units of the player's currency, the same as in the form; undefined when the amount is not limited. */
  maxAmount: number | undefined;
  position: number;
  /** The host's own words, as they stand after the limit. */
  note?: string | undefined;
  /** Why it does not take the amount that was asked first; absent where it does, or none was typed. */
  missed?: string | undefined;
  /** Absent when the method is up. For a group: set when none of its methods can be chosen. */
  state?: TileState | undefined;
}

export interface GroupTile extends TileFacts {
  kind: 'group';
  /** Number of methods beyond those whose icons are shown. */
  remaining: number;
}

/** The gateway's badge; without one, a popular method is marked as such. */
export type TileBadge = Badge | 'popular';

export interface MethodTile extends TileFacts {
  kind: 'method';
  /** A gateway may list the same method name in several categories. */
  category: string;
  badge: TileBadge | undefined;
}

export type Tile = GroupTile | MethodTile;

/** What a player chooses in a list. */
export interface TileChoice {
  kind: Tile['kind'];
  name: string;
  category?: string | undefined;
  /** Set when a payment is repeated: its amount, in major units, and its saved account. */
  amount?: number | undefined;
  accountId?: string | undefined;
  accountLabel?: string | undefined;
}

/** Unique within a list. */
export const tileId = ({ kind, name, category = '' }: TileChoice): string => `${kind} ${name} ${category}`.trimEnd();

export const isTileOf = ({ name, category }: Pick<MethodTile, 'name' | 'category'>, method: PaymentMethod): boolean =>
  name === method.name && category === method.category;

export interface TileTexts {
  currency: string;
  /** Lower-case ISO 3166-1 alpha-2. */
  country: string;
  methodLabel(method: PaymentMethod): string;
  text(text: Text | null | undefined): string;
  groupLabel(group: MethodGroup): string;
}

/** Groups and single methods in one list, sorted by position; a group comes before a method of the same position. */
export function toTiles({ groups, ungrouped }: GroupedMethods, texts: TileTexts): Tile[] {
  const tiles: Tile[] = [
    ...groups.map((group) => toGroupTile(group, texts)),
    ...ungrouped.map((method) => toMethodTile(method, texts)),
  ];
  return tiles.sort((a, b) => a.position - b.position);
}

export function toMethodTile(method: PaymentMethod, texts: TileTexts): MethodTile {
  return {
    kind: 'method',
    name: method.name,
    category: method.category,
    label: texts.methodLabel(method),
    icons: [toIcon(method)],
    maxAmount: maxAmount(method, texts),
    badge: badgeOf(method),
    position: method.position,
    state: stateOf(method, texts),
  };
}

function toGroupTile(group: MethodGroup, texts: TileTexts): GroupTile {
  const shown = group.methods.slice(0, TILE_ICONS_PER_GROUP);
  return {
    kind: 'group',
    name: group.name,
    label: texts.groupLabel(group),
    icons: shown.map(toIcon),
    remaining: group.methods.length - shown.length,
    maxAmount: highest(group.methods.map((method) => maxAmount(method, texts))),
    position: group.position,
    state: isDown(group) ? { level: 'down', until: undefined, reason: '' } : undefined,
  };
}

const isDown = ({ methods }: MethodGroup) => methods.every(({ state }) => state?.level === 'down');

function stateOf({ state }: PaymentMethod, { text }: TileTexts): TileState | undefined {
  if (!state || state.level === 'up') return undefined;
  return { level: state.level, until: state.until ?? undefined, reason: text(state.reason) };
}

function maxAmount(method: PaymentMethod, { currency, country }: TileTexts): number | undefined {
  const limits = limitsFor(method.amount_rules, currency, country);
  return areDisabled(limits) ? undefined : limits.max;
}

/** Undefined as soon as one of the amounts is not limited. */
function highest(amounts: readonly (number | undefined)[]): number | undefined {
  return amounts.reduce((most, amount) =>
    most === undefined || amount === undefined ? undefined : Math.max(most, amount),
  );
}

function badgeOf({ badgeType, isPopular }: PaymentMethod): TileBadge | undefined {
  const badges: Readonly<Record<number, Badge>> = BADGES;
  return badges[badgeType ?? 0] ?? (isPopular ? 'popular' : undefined);
}

function toIcon(method: PaymentMethod): TileIcon {
  return { methodName: method.name, iconId: method.iconIds[0] };
}
