import Big from 'big.js';
import { generalDigit, lineOf } from '../boleto/boleto';

const DAY_MS = 24 * 3_600_000;
/** The due-date factor reached 9999 on the day before 22 February 2025 and started again at 1000 (FEBRABAN). */
const FACTOR_1000 = Date.UTC(2025, 1, 22);

/**
 * Typed line of a new boleto. `amount`: reais as decimal text. `expiresAt`: milliseconds since the epoch. `number`: up
 * to 25 digits.
 */
export function makeBoleto({
  amount,
  expiresAt,
  number,
}: {
  amount: string;
  expiresAt: number;
  number: string;
}): string {
  const factor = 1000 + Math.floor((expiresAt - FACTOR_1000) / DAY_MS);
  const cents = new Big(amount).times(100).toFixed(0).padStart(10, '0');
  const body = `0019?${String(factor).padStart(4, '0')}${cents}${number.padStart(25, '0')}`;
  return lineOf(body.replace('?', String(generalDigit(body))));
}
