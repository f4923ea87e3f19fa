import Big from 'big.js';
import { generalDigit, lineOf } from '../boleto/boleto';

const DAY_MS = 24 * 3_600_000;
/** 22 February 2025: the factor of the day before was 9999, and it began with 1000 again (FEBRABAN). */
const FACTOR_1000 = Date.UTC(2025, 1, 22);

/** The typed line of a boleto. `amount`: reais, decimal text. `expiresAt`: milliseconds since the epoch. `number`: up to 25 digits. */
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
