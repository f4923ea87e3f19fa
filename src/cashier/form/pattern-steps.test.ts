import fc from 'fast-check';
import { expect, it } from 'vitest';
import { patternSteps } from './pattern-steps';

/** A pattern, and a matcher that backtracks as JavaScript's does, and counts the characters that it takes. */
interface Sample {
  source: string;
  match(text: string, at: number, count: () => void, next: (at: number) => boolean): boolean;
}

const character = fc.constantFrom('a', 'b', '[ab]').map((source): Sample => {
  const rule = new RegExp(source);
  return {
    source,
    match(text, at, count, next) {
      if (at >= text.length || !rule.test(text[at]!)) return false;
      count();
      return next(at + 1);
    },
  };
});

const inSequence = (parts: readonly Sample[]): Sample => ({
  source: parts.map(({ source }) => source).join(''),
  match(text, at, count, next) {
    const from = (index: number, place: number): boolean =>
      index === parts.length ? next(place) : parts[index]!.match(text, place, count, (end) => from(index + 1, end));
    return from(0, at);
  },
});

const eitherOf = (parts: readonly Sample[]): Sample => ({
  source: `(?:${parts.map(({ source }) => source).join('|')})`,
  match: (text, at, count, next) => parts.some((part) => part.match(text, at, count, next)),
});

const repeated = (part: Sample, sign: string, least: number, most: number): Sample => ({
  source: `(${part.source})${sign}`,
  match(text, at, count, next) {
    const round = (done: number, place: number): boolean =>
      (done < most && part.match(text, place, count, (end) => (end > place || done < least) && round(done + 1, end))) ||
      (done >= least && next(place));
    return round(0, at);
  },
});

const SIGNS = [
  ['*', 0, Infinity],
  ['+', 1, Infinity],
  ['?', 0, 1],
  ['{2}', 2, 2],
  ['{1,3}', 1, 3],
  ['{0,4}', 0, 4],
  ['{2,}', 2, Infinity],
] as const;

const { sample } = fc.letrec<{ sample: Sample }>((tie) => ({
  sample: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    character,
    fc.array(tie('sample'), { minLength: 1, maxLength: 3 }).map(inSequence),
    fc.array(tie('sample'), { minLength: 2, maxLength: 3 }).map(eitherOf),
    fc
      .tuple(tie('sample'), fc.constantFrom(...SIGNS))
      .map(([part, [sign, least, most]]) => repeated(part, sign, least, most)),
  ),
}));

it('is at least as many as a matcher takes, whatever the text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 7 });
  fc.assert(
    fc.property(sample, text, ({ source, match }, tried) => {
      const bound = patternSteps(`^${source}c$`, 8)[tried.length]!;
      fc.pre(bound < 2e5);
      let taken = 0;
      // The end never comes, so that the matcher tries all ways.
      match(
        tried,
        0,
        () => void (taken += 1),
        () => false,
      );
      expect(taken, source).toBeLessThanOrEqual(bound);
    }),
    { numRuns: 5000 },
  );
});

it('is exact where every character fits every part', () => {
  // Each way to part the text into rounds, and each beginning of one.
  expect(patternSteps('^(a+)+$', 5)).toEqual([0, 1, 3, 7, 15, 31]);
  expect(patternSteps('^a*a*$', 4)).toEqual([0, 2, 5, 9, 14]);
});

it('answers to any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'a(){}[]|*+?\\^$,12:<=!') })), (source) => {
      expect(patternSteps(source, 9).every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
