/** Facts that are found out once, each with the frames that it came from: a rule that uses a fact shows its frames as well. */
import type { Frame, Frames } from './wire/frames';

interface Fact {
  value: Promise<unknown>;
  from: number;
  to: number;
}

export class FrameMemo {
  private readonly facts = new Map<string, Fact>();
  private used = new Set<Fact>();

  constructor(private readonly frames: Frames) {}

  once<T>(name: string, find: () => Promise<T>): Promise<T> {
    const known = this.facts.get(name);
    if (known) {
      this.used.add(known);
      return known.value as Promise<T>;
    }
    const from = this.frames.all.length;
    const fact: Fact = { value: find().finally(() => (fact.to = this.frames.all.length)), from, to: from };
    this.facts.set(name, fact);
    this.used.add(fact);
    return fact.value as Promise<T>;
  }

  begin(): number {
    this.used = new Set();
    return this.frames.all.length;
  }

  /** The current rule's frames and those of the facts it used, in the order of the wire. */
  framesSince(start: number): Frame[] {
    const ranges = [...this.used].map(({ from, to }) => [from, to] as const);
    const isUsed = (index: number) => index >= start || ranges.some(([from, to]) => index >= from && index < to);
    return this.frames.all.filter((_, index) => isUsed(index));
  }
}
