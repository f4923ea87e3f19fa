import type Big from 'big.js';

/**
 * The amount as the wire carries it: a JSON number in major units (contract 3). Throws a RangeError when a number
 * cannot hold it exactly; amounts from `parseAmount` always fit.
 */
export function wireAmount(amount: Big): number {
  const number = amount.toNumber();
  if (!amount.eq(number)) throw new RangeError('The amount has more digits than a JSON number can hold');
  return number;
}
