/** The conformance rules that the gateway breaks in the cashier's runs against a wrong gateway. */
import { BREAKS } from '../../../sandbox/break/breaks';
import type { Flow } from '../../../src/contract/primitives';
import { isFullRun } from './dice';

/** Rules without which there is no list or no channel, so that nothing can be paid at all. */
const NOTHING_TO_PAY: readonly string[] = ['list.body', 'list.offers', 'list.withdrawals', 'list.connect'];

/** Rules whose break the cashier must handle in some way. */
const TELLING: Readonly<Record<Flow, readonly string[]>> = {
  deposit: `deposit.create deposit.id deposit.source deposit.status deposit.push deposit.push-shape deposit.end-status
    deposit.never-back deposit.key-after-cut resume.deposit resume.deposit-same history.foreign`.split(/\s+/),
  withdrawal:
    `withdrawal.create withdrawal.id withdrawal.prepare withdrawal.push withdrawal.key-after-cut resume.withdrawal
    resume.withdrawal-same`.split(/\s+/),
};

/** The rules to break: all in a full run, in a short run only those of `telling`. */
export const rulesOf = (flow: Flow, telling: readonly string[] = TELLING[flow]): readonly string[] =>
  isFullRun ? Object.keys(BREAKS).filter((rule) => !NOTHING_TO_PAY.includes(rule)) : telling;

/** Rules for a lost answer. The cashier sends the same key again: on a new connection, or, for these, on the same one. */
export const isSameLine = (rule: string) => rule.endsWith('key-again');

/** With these rules broken, the gateway makes a second transaction for the same key. */
export const isMadeTwice = (flow: Flow, rule: string) => [`${flow}.key-after-cut`, `${flow}.key-again`].includes(rule);
