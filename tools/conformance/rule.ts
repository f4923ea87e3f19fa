/** One rule of the conformance suite. */
import type { Context } from './context';
import type { Level } from './levels';

export interface Rule {
  /** `level.name`; never changes once it is published, because teams refer to it. */
  id: string;
  level: Level;
  title: string;
  /** What the contract demands, in one or two sentences. */
  says: string;
  /** Where the contract says so: a section, or a file of src/contract. */
  source: string;
  /** What the player experiences when the rule is broken. */
  why: string;
  /** What the gateway's author should do about it. */
  fix: string;
  /** True when the rule creates, changes or ends something on the gateway. */
  writes?: boolean;
  /** @returns a sentence about what was seen @throws Failed, Skipped */
  run(context: Context): Promise<string>;
}

/** The rules of one level, with their common keys added. */
export const rulesOf = (level: Level, rules: readonly Omit<Rule, 'level'>[]): Rule[] =>
  rules.map((rule) => ({ ...rule, level }));
