import { patternSteps } from './pattern-steps';

/** Longest text that a gateway's pattern is tried on; no field of a payment is longer. */
export const MAX_TESTED_LENGTH = 256;
/** Limit of matching steps: some tens of milliseconds on a phone. */
const MAX_STEPS = 3e6;
/** With twice the length this many times the steps: six repetitions one after the other do not reach it. */
const EXPLOSION = 100;
/** A pattern that can't be tested on a value of this length explodes, too: fields are as long. */
const ORDINARY_LENGTH = 20;

interface Judgement {
  longest: number;
  canExplode: boolean;
}

const judged = new Map<string, Judgement>();

/**
 * Whether a pattern repeats a group that itself repeats or has alternatives, so often that a value that almost matches
 * takes steps exponential in its length, as `^([A-Z]+ ?)+$` and `^(\d{1,9}){1,9}$` do. The check errs on the safe side:
 * it may also report harmless patterns.
 */
export const canExplode = (source: string): boolean => judge(source).canExplode;

/** Length, in UTF-16 units, of the longest value that a pattern is tested on. */
export const longestTested = (source: string): number => judge(source).longest;

function judge(source: string): Judgement {
  let judgement = judged.get(source);
  if (!judgement) judged.set(source, (judgement = measure(source)));
  return judgement;
}

function measure(source: string): Judgement {
  const steps = patternSteps(source, MAX_TESTED_LENGTH);
  const over = steps.findIndex((count) => count > MAX_STEPS);
  if (over < 0) return { longest: MAX_TESTED_LENGTH, canExplode: false };
  const longest = Math.max(0, over - 1);
  const atTwice = steps[Math.min(2 * longest, MAX_TESTED_LENGTH)]!;
  return { longest, canExplode: longest < ORDINARY_LENGTH || atTwice > EXPLOSION * steps[longest]! };
}
