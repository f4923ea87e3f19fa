/** A break for each conformance rule (tools/conformance): with it on, that rule fails and no other does. */
import type { MakeBreak } from './break';
import { additionBreaks, historyBreaks } from './history-breaks';
import { allKeyBreaks } from './key-breaks';
import { listBreaks } from './list-breaks';
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
