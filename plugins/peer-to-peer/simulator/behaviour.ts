import Big from 'big.js';

/**
 * What the provider does by the amount's last two decimals, so that everything can be tried from the form. `…Fields`,
 * `…Wallet` in a method's name ask for the same without an amount.
 */
const BY_CENTS: Readonly<Record<string, Behaviour>> = {
  '13': 'merchantRefuses',
  '21': 'noRequisites',
  '22': 'scoreTooLow',
  '31': 'brokenCard',
  '32': 'unknownBank',
  '33': 'fields',
  '34': 'unified',
  '35': 'expiresSoon',
  '36': 'otherAmount',
};

export type Behaviour =
  | 'plain'
  | 'merchantRefuses'
  | 'noRequisites'
  | 'scoreTooLow'
  | 'brokenCard'
  | 'unknownBank'
  | 'fields'
  | 'unified'
  | 'expiresSoon'
  | 'otherAmount';

/** Minutes in which a payee's card is reserved. */
export const TIMEOUT_MINUTES = 15;
/** The same for `expiresSoon`: six seconds. */
export const SHORT_TIMEOUT_MINUTES = 0.1;

/** `amount`: major units. */
export function behaviourOf(methodName: string, amount: string | number): Behaviour {
  if (methodName.includes('_wallet')) return 'unified';
  return BY_CENTS[new Big(amount).toFixed(2).slice(-2)] ?? 'plain';
}
