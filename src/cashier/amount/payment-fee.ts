import Big from 'big.js';
import type { Fee } from '../../contract/method';
import { decimalsOf } from './currencies';

/**
 * The fee of a payment: `fixed` plus `percent` of the amount, kept between `min` and `max`, rounded half up to the
 * currency's decimals. The fee is taken out of the amount. Undefined when the gateway sends no fee, one with a negative
 * part, or one of which a part could not be read: the rest of it would be another fee. All in major units.
 */
export function paymentFee(fee: Fee | undefined, amount: Big, currency: string): Big | undefined {
  if (!fee || fee.unreadableKeys) return undefined;
  const parts = [fee.fixed, fee.percent, fee.min, fee.max].filter((part) => part != null);
  if (parts.length === 0 || parts.some((part) => part < 0)) return undefined;
  const asked = new Big(fee.fixed ?? 0).plus(amount.times(fee.percent ?? 0).div(100));
  const atLeast = fee.min != null && asked.lt(fee.min) ? new Big(fee.min) : asked;
  const atMost = fee.max != null && atLeast.gt(fee.max) ? new Big(fee.max) : atLeast;
  return atMost.round(decimalsOf(currency), Big.roundHalfUp);
}
