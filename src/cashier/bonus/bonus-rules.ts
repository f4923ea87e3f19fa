/** When a deposit activates the player's bonus (spec 4 and 5). Pure. */
import Big from 'big.js';
import type { Bonus } from '../../contract/bonus';
import { readLeniently } from '../../contract/lenient';
import { IsoTime } from '../../contract/primitives';

/** Methods that never activate a bonus. */
export const BONUS_RESTRICTED_METHODS: readonly string[] = ['yamoney_h2h', 'yamoney_rub', 'webmoney_usd'];

/** The bonus's minimum deposit in major units of the player's currency; 0 when the host names none. */
export function minDepositOf(bonus: Bonus): number {
  const data = bonus.type === 'deposit' ? bonus.depositBonusData : bonus.freespinBonusData;
  return data?.minDeposit ?? 0;
}

/** When the bonus expires, ISO 8601; undefined when the host sends no readable time. */
export function expiryOf({ expiresAt }: Bonus): string | undefined {
  const read = readLeniently(IsoTime, expiresAt, 'bonus expiry');
  return read.ok ? read.value : undefined;
}

/** Whether the bonus has expired. `now`: server time in ms. */
export function isOver(bonus: Bonus, now: number): boolean {
  const expiry = expiryOf(bonus);
  return expiry !== undefined && Date.parse(expiry) <= now;
}

export interface BonusQuestion {
  methodName: string;
  /** Major units. */
  amount: Big.BigSource;
  /** The selected bonus. */
  bonus: Bonus | undefined;
  isEnabled: boolean;
}

/** The minimum that `amount` misses for the wanted bonus; undefined when the bonus is activated, or could not be by any amount. */
export function missedMinimum({ methodName, amount, bonus }: Omit<BonusQuestion, 'isEnabled'>): number | undefined {
  if (!bonus || BONUS_RESTRICTED_METHODS.includes(methodName)) return undefined;
  const least = minDepositOf(bonus);
  return new Big(amount).lt(least) ? least : undefined;
}

export function isBonusActivated({ methodName, amount, bonus, isEnabled }: BonusQuestion): boolean {
  if (!bonus || !isEnabled || BONUS_RESTRICTED_METHODS.includes(methodName)) return false;
  return new Big(amount).gte(minDepositOf(bonus));
}
