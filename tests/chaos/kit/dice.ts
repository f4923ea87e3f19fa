/** Reproducible random numbers: `CHAOS_SEED=… npm run test:chaos` repeats a run's. */
export class Dice {
  private state: number;

  constructor(readonly seed: number) {
    this.state = seed >>> 0;
  }

  /** A number from 0 up to but not including 1, by mulberry32. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(list: readonly T[]): T {
    return list[this.between(0, list.length - 1)]!;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Independent dice for one of several concurrent players, so that the players' order does not matter. */
  fork(index: number): Dice {
    return new Dice(this.seed + 0x9e3779b9 * (index + 1));
  }
}

/** Prints the seed, so that a failure can be repeated. */
export function seededDice(what: string): Dice {
  const seed = Number(process.env['CHAOS_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  process.stdout.write(`${what}: CHAOS_SEED=${seed}\n`);
  return new Dice(seed);
}

/** Whether this is the full run, or the short one that is part of `npm run test:all`. */
export const isFullRun = process.env['CHAOS'] === 'full';
