/** What several trials do. */
import type { Act, Trial } from '../../sandbox/demo/try/trial';
import type { NextOutcome } from '../../sandbox/in-browser/protocol';
import type { Action } from '../../sandbox/director/scenario';

/** A trial shows the name that it is for, unless it says something else. */
export type Given = Omit<Trial, 'shows'> & Partial<Pick<Trial, 'shows'>>;

/** A deposit that opens no window. */
export const PAY: Act[] = [{ open: { method: 'test_counter', amount: 50 } }, { press: 'Get the payment code' }];
export const BY_WINDOW: Act[] = [{ open: { method: 'de_paypal', amount: 50 } }, { press: 'Continue to payment' }];
export const gateway = (action: Action): Act => ({ gateway: { do: 'act', action } });
/** How the next payment ends. */
export const outcome = (next: NextOutcome): Act => ({ gateway: { do: 'next', next } });
export const refusal = (refuse: { status: number; code?: string }) => ({
  acts: [gateway({ do: 'answer', refuse }), ...PAY],
});
