/** Everything that was measured, run by run. */

export class Samples {
  private readonly values = new Map<string, number[]>();

  /** A figure that one of them does not have is left out. */
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

  /** Lowest and highest, for the reader who asks how sure we are. */
  spread(key: string): [number, number] | undefined {
    const values = this.values.get(key);
    return values && [Math.min(...values), Math.max(...values)];
  }

  count(key: string): number {
    return this.values.get(key)?.length ?? 0;
  }
}
