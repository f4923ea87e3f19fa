/** Amounts in payment URIs: exact decimals, never floats. */
import Big from 'big.js';

const PLAIN = /^\d{1,12}(?:\.\d{1,18})?$/;
const SCIENTIFIC = /^(\d{1,40})(?:\.(\d{1,40}))?(?:[eE](\d{1,2}))?$/;

/** Reads an amount such as `0.00123` in BIP-321 and similar schemes: above zero, with at most `decimals` places. */
export function readCoinAmount(text: string, decimals: number): Big | undefined {
  if (!PLAIN.test(text)) return undefined;
  const amount = new Big(text);
  return amount.gt(0) && amount.eq(amount.round(decimals)) ? amount : undefined;
}

/** Reads ERC-681's `number` (`2.014e18`): a whole count of the smallest unit, above zero. */
export function readUnits(text: string): Big | undefined {
  if (!SCIENTIFIC.test(text)) return undefined;
  const units = new Big(text);
  return units.gt(0) && units.eq(units.round(0)) ? units : undefined;
}
