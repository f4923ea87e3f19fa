import Big from 'big.js';
import type { PaymentMethod } from '../../src/contract/method';
import type { Answer } from '../store/attempts';

/** Spec 5: the limits when a method has no rule for the currency. */
const DEFAULT_RULE = { min: 1000, max: 500000 };

const DECIMALS_BY_CURRENCY: ReadonlyMap<string, number> = new Map(
  Object.entries({
    // ISO 4217, where it is not two.
    0: ['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
    3: ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'],
    // Coins: spec 9.
    7: ['LTC'],
    8: ['BTC', 'ETH'],
  }).flatMap(([decimals, currencies]) => currencies.map((currency) => [currency, Number(decimals)])),
);
const USUAL_DECIMALS = 2;

const decimalsOf = ({ c, e }: Big) => Math.max(0, c.length - 1 - e);

/** Checks the amount independently of the widget's own check. @returns the refusal, or null for an allowed amount */
export function refuseAmount(method: PaymentMethod, amount: number, currency: string): Answer | null {
  if (!method.currency.includes(currency)) {
    return { status: 400, code: 'banking.currencyUnavailable', message: `${method.name} does not take ${currency}` };
  }
  const most = DECIMALS_BY_CURRENCY.get(currency) ?? USUAL_DECIMALS;
  if (decimalsOf(new Big(amount)) > most) {
    return { status: 400, code: 'banking.amountDecimals', message: `${currency} has ${most} decimals` };
  }
  const rule = method.amount_rules[currency] ?? DEFAULT_RULE;
  const value = new Big(amount);
  const isUnlimited = rule.min === 0 && rule.max === 0;
  if (value.gt(0) && (isUnlimited || (value.gte(rule.min) && value.lte(rule.max)))) return null;
  return { status: 400, code: 'banking.amountOutOfLimits', message: `Between ${rule.min} and ${rule.max} ${currency}` };
}
