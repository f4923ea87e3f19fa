/** Longest text that a gateway's pattern is tried on; no field of a payment is longer. */
export const MAX_TESTED_LENGTH = 256;
/** Longest text for a pattern that can take exponential time: 2^20 steps are some milliseconds. */
const MAX_EXPLODING_LENGTH = 20;
/** Limit of matching steps: some tens of milliseconds on a phone. */
const MAX_STEPS = 2e7;

/** A repetition with at least this many rounds counts as endless. */
const MANY = 10;

/**
 * Whether a pattern repeats a group that itself repeats or has alternatives, as `^([A-Z]+ ?)+$` does: on a value that
 * almost matches, such a pattern takes time exponential in the value's length. The check errs on the safe side: it may
 * also report harmless patterns.
 */
export function canExplode(source: string): boolean {
  const groups: boolean[] = [];
  let isInClass = false;
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at];
    if (character === '\\') at += 1;
    else if (isInClass) isInClass = character !== ']';
    else if (character === '[') isInClass = true;
    else if (character === '(') groups.push(false);
    else if (character === '|') markInner(groups);
    else if (character === ')') {
      const wavers = groups.pop() ?? false;
      if (wavers && repeats(source, at + 1)) return true;
      if (wavers) markInner(groups);
    } else if (repeats(source, at)) markInner(groups);
  }
  return false;
}

/**
 * Length, in UTF-16 units, of the longest value that a pattern is tested on. With k endless repetitions one after the
 * other, as in `^.*-.*-.*-.*$`, matching takes up to length^k steps.
 */
export function longestTested(source: string): number {
  if (canExplode(source)) return MAX_EXPLODING_LENGTH;
  const count = [...source].filter((_, at) => source[at - 1] !== '\\' && repeats(source, at)).length;
  return count < 2 ? MAX_TESTED_LENGTH : Math.min(MAX_TESTED_LENGTH, Math.floor(MAX_STEPS ** (1 / count)));
}

function markInner(groups: boolean[]): void {
  if (groups.length > 0) groups[groups.length - 1] = true;
}

/** Whether an endless quantifier begins at this index of the pattern. */
function repeats(source: string, at: number): boolean {
  if (source[at] === '*' || source[at] === '+') return true;
  const bounds = /^\{(\d+)(,?)(\d*)\}/.exec(source.slice(at, at + 20));
  if (!bounds) return false;
  const most = bounds[2] === '' ? bounds[1] : bounds[3];
  return most === '' || Number(most) >= MANY;
}
