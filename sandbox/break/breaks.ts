/** A break for each conformance rule (tools/conformance): with it on, that rule fails and no other does. */
import type { MakeBreak } from './break';
import { additionBreaks, historyBreaks } from './history-breaks';
import { allKeyBreaks } from './key-breaks';
import { listBreaks } from './list-breaks';
import { outcomeBreaks } from './outcome-breaks';
import { allResumeBreaks, depositBreaks, withdrawalBreaks } from './payment-breaks';

export const BREAKS: Readonly<Record<string, MakeBreak>> = {
  ...listBreaks,
  ...depositBreaks,
  ...allKeyBreaks,
  ...allResumeBreaks,
  ...withdrawalBreaks,
  ...historyBreaks,
  ...additionBreaks,
};

/** Everything that can be switched on: the breaks of rules, and those that hide the outcome of a call. */
export const ALL_BREAKS: Readonly<Record<string, MakeBreak>> = { ...BREAKS, ...outcomeBreaks };
