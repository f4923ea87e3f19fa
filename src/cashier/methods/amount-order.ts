/** A list by the amount that the player has named. A chunk of its own: only for players who are asked for it first. */
import type Big from 'big.js';
import { limitProblem, type LimitProblem } from '../amount/limit-problem';
import type { AmountLimits } from '../amount/limits';
import type { Tile } from './tiles';

export type AmountOrder = <T extends Tile>(tiles: readonly T[]) => readonly T[];

/** The limit that the amount misses by the least. */
export interface MissedLimit {
  problem: Exclude<LimitProblem, 'zero'>;
  amount: number;
}

/**
 * First the tiles that take the amount, then the others, each with the reason; they can be chosen still, because the
 * form says more. @param limitsOf those of the tile's methods @param reasonOf in the player's language
 */
export function amountOrder(
  amount: Big,
  limitsOf: (tile: Tile) => readonly AmountLimits[],
  reasonOf: (missed: MissedLimit) => string,
): AmountOrder {
  return (tiles) => {
    const marked = tiles.map((tile) => ({ tile, missed: missedLimit(amount, limitsOf(tile)) }));
    const missing = marked.flatMap(({ tile, missed }) => (missed ? [{ ...tile, missed: reasonOf(missed) }] : []));
    return [...marked.filter(({ missed }) => !missed).map(({ tile }) => tile), ...missing];
  };
}

function missedLimit(amount: Big, limits: readonly AmountLimits[]): MissedLimit | undefined {
  const problems = limits.map((one) => limitProblem(amount, one));
  const ends = (problem: 'min' | 'max') =>
    limits.filter((_, at) => problems[at] === problem).map((one) => one[problem]);
  const [mins, maxes] = [ends('min'), ends('max')];
  if (mins.length + maxes.length < limits.length) return undefined;
  if (mins.length > 0) return { problem: 'min', amount: Math.min(...mins) };
  return maxes.length > 0 ? { problem: 'max', amount: Math.max(...maxes) } : undefined;
}
