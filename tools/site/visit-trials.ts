/** What the page about analytics lets a reader try, by the name of the event or of the experiment. */
import type { Act } from '../../sandbox/demo/try/trial';
import type { CashierAnalyticsEvent } from '../../src/host-sdk/analytics';
import { BY_WINDOW, outcome, PAY, refusal, type Given } from './acts';
import { BONUS } from './payload-trials';
import { EVENT_TRIALS } from './trials';

const LISTED: Act = { after: 'list_shown' };
const REFUSED = refusal({ status: 400, code: 'banking.methodUnavailable' });

export const STEP_TRIALS: Readonly<Record<CashierAnalyticsEvent['name'], Given>> = {
  list_shown: {},
  method_chosen: { acts: [LISTED, { open: { method: 'de_paypal' } }] },
  amount_changed: {
    acts: [
      LISTED,
      { open: { method: 'de_paypal', amount: 50 } },
      { after: 'method_chosen' },
      { press: '€150' },
      { press: '€1,000' },
    ],
  },
  field_failed: {
    acts: [LISTED, { open: { method: 'de_wero', amount: 50 } }, { press: 'Continue to payment' }, { press: '€100' }],
  },
  submit: { acts: [LISTED, ...PAY] },
  create_failed: { acts: [LISTED, ...REFUSED.acts] },
  redirect_opened: { payload: { platform: 'ios' }, acts: [LISTED, ...BY_WINDOW] },
  redirect_blocked: { opensNoWindows: true, acts: [LISTED, ...BY_WINDOW] },
  waiting: { acts: [LISTED, ...PAY] },
  ended: { acts: [LISTED, outcome({ outcome: 'approve' }), ...PAY] },
  retried: {
    acts: [LISTED, outcome({ outcome: 'decline', reason: 'insufficient_funds' }), ...PAY, { press: 'Try again' }],
  },
  resumed: { acts: [LISTED, ...PAY, { after: 'onTransactionStatus' }, { call: 'back' }, { press: 'Continue' }] },
  left: { acts: [LISTED, { press: 'Close' }] },
  error: REFUSED,
  support: EVENT_TRIALS.onAction,
  time_reminder: { settings: { timeReminderMinutes: 0.05 }, acts: [{ press: 'Go on' }] },
  experiment_seen: { payload: { experiments: { list_layout: 'tiles' } } },
};

const FORM: Act[] = [{ open: { method: 'de_paypal' } }];
const experiment = (experiments: object): Given => ({ payload: { experiments, bonusList: [BONUS] }, acts: FORM });

/** `experiment_seen` names them. */
export const EXPERIMENT_TRIALS: Readonly<Record<string, Given>> = {
  list_order: experiment({ list_order: 'popular' }),
  list_layout: experiment({ list_layout: 'rows' }),
  quick_amounts: experiment({ quick_amounts: '20,50,100' }),
  first_step: experiment({ first_step: 'amount' }),
  bonus_place: experiment({ bonus_place: 'step' }),
};
