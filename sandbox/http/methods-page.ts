import { MethodsQuery } from '../../src/contract/http';
import { GROUPS, type PaymentMethod } from '../../src/contract/method';
import { parseOrThrow } from '../../src/contract/parse';

const groups: ReadonlySet<string> = new Set(GROUPS);

/**
 * One page of the list, in the order of its tiles. A group is never split, because its tile shows the number of methods
 * in it. `after` is the name of the previous page's last method.
 * @throws ContractError for an invalid query, RangeError when no tile ends with `after`
 */
export function methodsPage(
  methods: readonly PaymentMethod[],
  query: Readonly<Record<string, string>>,
): { data: PaymentMethod[]; next?: string } {
  const { limit, after } = parseOrThrow(MethodsQuery, query, 'methods query');
  const tiles = inOrder(methods);
  const first = after === undefined ? 0 : 1 + tiles.findIndex((tile) => tile.at(-1)?.name === after);
  if (after !== undefined && first === 0) throw new RangeError(`There is no page after ${after}`);
  const most = limit === undefined ? Infinity : Number(limit);
  const data: PaymentMethod[] = [];
  let end = first;
  for (; end < tiles.length && data.length < most; end += 1) data.push(...tiles[end]!);
  const last = data.at(-1);
  return end < tiles.length && last ? { data, next: last.name } : { data };
}

/** The methods by tile: a single method, or all methods of a group. */
function inOrder(methods: readonly PaymentMethod[]): PaymentMethod[][] {
  const tiles: PaymentMethod[][] = [];
  const tileOf = new Map<string, PaymentMethod[]>();
  for (const method of methods.toSorted((a, b) => a.position - b.position)) {
    const tile = tileOf.get(method.category);
    if (tile) tile.push(method);
    else tiles.push([method]);
    if (!tile && groups.has(method.category)) tileOf.set(method.category, tiles.at(-1)!);
  }
  return tiles;
}
