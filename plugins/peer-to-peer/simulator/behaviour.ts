import Big from 'big.js';

/**
 * The provider's behaviour by the amount's last two decimals, so that every one can be tried from the form. `_wallet`
 * in a method's name chooses `unified` whatever the amount.
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

/** Minutes for which a payee's card is reserved. */
export const TIMEOUT_MINUTES = 15;
/** The same for `expiresSoon`: six seconds. */
export const SHORT_TIMEOUT_MINUTES = 0.1;

/** `amount`: major units. */
export function behaviourOf(methodName: string, amount: string | number): Behaviour {
  if (methodName.includes('_wallet')) return 'unified';
  return BY_CENTS[new Big(amount).toFixed(2).slice(-2)] ?? 'plain';
}
