import { changesOf } from './changes-of';
import type { HostPayload } from './payload';
import type { CashierOptions } from './types';

export type OpenOptions = Omit<CashierOptions, 'payload'> & { payload?: HostPayload | undefined };

/** The options of the latest mount. */
export type OptionsNow = () => OpenOptions;

/** Keys that an open cashier can change; any other change needs a new cashier. */
const LIVE = /^(token|currency|paymentGeo|lang|locale|theme|tokens|bonusId|methods)$/;

export const isAuto = ({ height }: OpenOptions): boolean => height === 'auto';

/** What the cashier has to know of the options. */
export const factsOf = ({ height, redirect, beforePayment }: OpenOptions): HostPayload => ({
  ...(height === 'auto' && { height }),
  ...(redirect && { canRedirect: true }),
  ...(beforePayment && { asksBeforePayment: true }),
});

/**
 * Whether a cashier that was opened with `passed` can serve a later mount: another player, or a key that cannot be
 * changed, needs another frame.
 */
export function isServedBy(passed: HostPayload, wanted: HostPayload): boolean {
  // Without a `userId` only the same token shows that it is the same player.
  if (!wanted.userId && (!wanted.token || wanted.token !== passed.token)) return false;
  const both = { ...changesOf(wanted, passed), ...changesOf(passed, wanted) };
  // A key that is no longer passed cannot be unset in an open cashier.
  return Object.keys(both).every((key) => LIVE.test(key) && key in wanted);
}
