/** Which rules of the conformance a gateway breaks in the walks of the cashier against it. */
import { BREAKS } from '../../../sandbox/break/breaks';
import type { Flow } from '../../../src/contract/primitives';
import { isFullRun } from './dice';

/** Without a list, or without a channel, nothing can be paid, and nothing is. */
const NOTHING_TO_PAY: readonly string[] = ['list.body', 'list.offers', 'list.withdrawals', 'list.connect'];

/** To these the cashier has something to do. */
const TELLING: Readonly<Record<Flow, readonly string[]>> = {
  deposit: `deposit.create deposit.id deposit.source deposit.status deposit.push deposit.push-shape deposit.end-status
    deposit.never-back deposit.key-after-cut resume.deposit resume.deposit-same history.foreign`.split(/\s+/),
  withdrawal:
    `withdrawal.create withdrawal.id withdrawal.prepare withdrawal.push withdrawal.key-after-cut resume.withdrawal
    resume.withdrawal-same`.split(/\s+/),
};

/** Of a short run only those that tell something. */
export const rulesOf = (flow: Flow, telling: readonly string[] = TELLING[flow]): readonly string[] =>
  isFullRun ? Object.keys(BREAKS).filter((rule) => !NOTHING_TO_PAY.includes(rule)) : telling;

/** The create's answer is lost. The cashier sends its key again: on the next line, or on the same one when nothing cuts it. */
export const isSameLine = (rule: string) => rule.endsWith('key-again');

/** This gateway then makes another one for the same key. */
export const isMadeTwice = (flow: Flow, rule: string) => [`${flow}.key-after-cut`, `${flow}.key-again`].includes(rule);
