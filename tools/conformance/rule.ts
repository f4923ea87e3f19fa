/** What a rule is. */
import type { Context } from './context';
import type { Level } from './levels';

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

/** The rules of one level, with what they have in common. */
export const rulesOf = (level: Level, rules: readonly Omit<Rule, 'level'>[]): Rule[] =>
  rules.map((rule) => ({ ...rule, level }));
