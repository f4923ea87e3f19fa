import Big from 'big.js';
import { fitsLimits } from './limit-problem';
import type { AmountLimits } from './limits';

/** Spec 9, "Preset amount steps", major units of any currency. */
export const PRESETS: readonly number[] = [
  5, 10, 25, 50, 75, 100, 150, 250, 500, 1000, 3000, 5000, 10000, 15000, 25000, 50000, 150000, 250000,
];

/**
 * Amounts of the quick buttons (spec 5, contract 4): the presets within the limits are split into `count` contiguous
 * groups whose sizes differ by at most one, the longer ones first; the buttons are the first value of the first group
 * and the last value of each other group. With no more presets than `count`, all of them.
 */
export function quickAmounts(limits: AmountLimits, count: number): number[] {
  const presets = PRESETS.filter((preset) => fitsLimits(new Big(preset), limits));
  if (count < 1) return [];
  if (presets.length <= count) return presets;
  const size = Math.floor(presets.length / count);
  const longer = presets.length % count;
  const amounts = [presets[0]!];
  let end = size + (longer > 0 ? 1 : 0);
  for (let group = 1; group < count; group += 1) {
    end += size + (group < longer ? 1 : 0);
    amounts.push(presets[end - 1]!);
  }
  return amounts;
}
