/** All measured values, by figure and run. */

export class Samples {
  private readonly values = new Map<string, number[]>();

  /** Adds a value. Ignores undefined and NaN: not every candidate has every figure. */
  add(key: string, value: number | undefined): void {
    if (value === undefined || Number.isNaN(value)) return;
    this.values.set(key, [...(this.values.get(key) ?? []), value]);
  }

  median(key: string): number | undefined {
    const sorted = [...(this.values.get(key) ?? [])].sort((a, b) => a - b);
    const middle = sorted.length / 2;
    if (sorted.length === 0) return undefined;
    return sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : (sorted[middle - 1]! + sorted[middle]!) / 2;
  }

  max(key: string): number | undefined {
    const values = this.values.get(key);
    return values && Math.max(...values);
  }

  /** The lowest and the highest value, as a measure of certainty. */
  spread(key: string): [number, number] | undefined {
    const values = this.values.get(key);
    return values && [Math.min(...values), Math.max(...values)];
  }

  count(key: string): number {
    return this.values.get(key)?.length ?? 0;
  }
}
