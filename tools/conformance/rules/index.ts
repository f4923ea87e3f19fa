/** Every rule, in the order in which they run and are read. */
import type { Rule } from '../rule';
import { additionRules } from './additions';
import { depositRules } from './deposit';
import { historyRules } from './history';
import { listHttpRules } from './list-http';
import { listMethodRules } from './list-methods';
import { listRealtimeRules } from './list-realtime';
import { resumeRules } from './resume';
import { withdrawalRules } from './withdrawal';
import { withdrawalKeyRules } from './withdrawal-keys';

export const RULES: readonly Rule[] = [
  ...listHttpRules,
  ...listMethodRules,
  ...listRealtimeRules,
  ...depositRules,
  // These run before the withdrawal rules, which cancel the created withdrawal.
  ...resumeRules,
  ...withdrawalRules,
  ...withdrawalKeyRules,
  ...historyRules,
  ...additionRules,
];
