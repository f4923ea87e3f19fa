/** What a rule is, and how it says what it found. */
import type { Context } from './context';

export const LEVELS = ['list', 'deposit', 'withdrawal', 'resume', 'history', 'additions'] as const;
export type Level = (typeof LEVELS)[number];

export interface Rule {
  /** `level.name`; never changes once it is published, because teams refer to it. */
  id: string;
  level: Level;
  title: string;
  /** The contract's demand, in one or two sentences. */
  says: string;
  /** Where it stands: a section of the contract or a file of src/contract. */
  source: string;
  /** What the player meets when it is broken. */
  why: string;
  /** What the gateway's author does about it. */
  fix: string;
  /** It makes, changes or ends something on the gateway. */
  writes?: boolean;
  /** @returns what was seen, in a sentence. @throws Failed, Skipped */
  run(context: Context): Promise<string>;
}

export class Failed extends Error {
  override readonly name: string = 'Failed';
}

/** No answer came in time. A rule that is not about silence is skipped by it only where it says so. */
export class Silence extends Failed {
  override readonly name = 'Silence';
}

/** The rule could not be tried; the message is the reason. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

export function check(isTrue: boolean, otherwise: string): asserts isTrue {
  if (!isTrue) throw new Failed(otherwise);
}

export const skip = (reason: string): never => {
  throw new Skipped(reason);
};

/** The rules of one level, with what they have in common. */
export const rulesOf = (level: Level, rules: readonly Omit<Rule, 'level'>[]): Rule[] =>
  rules.map((rule) => ({ ...rule, level }));
