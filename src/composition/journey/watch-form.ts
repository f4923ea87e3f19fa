import type { FormState } from 'final-form';
import { reaction } from 'mobx';
import { AMOUNT_KEY, fieldKey, type PaymentFormValues } from '../../cashier/form/field-key';
import type { PaymentForm } from '../../cashier/form/payment-form';
import type { Clock } from '../../core/time/time';

/** Milliseconds without a change before it is reported: one event for a changed amount, not one for each digit. */
export const SETTLED_MS = 1000;

export interface FormNews {
  amountChanged(): void;
  /** `field`: `amount`, or the gateway's name of the field. */
  fieldFailed(field: string): void;
}

export interface FormWatch {
  /** Reports a pending change at once, because the player goes on with the amount. */
  settle(): void;
  stop(): void;
}

/** Reports what the player does in a form, never what is typed. */
export function watchForm(watched: PaymentForm, clock: Pick<Clock, 'after'>, news: FormNews): FormWatch {
  const { form } = watched;
  let amount = form.getState().values[AMOUNT_KEY];
  let failed = new Set<string>();
  let stopTimer: (() => void) | undefined;
  const settle = (): void => {
    if (!stopTimer) return;
    stopTimer();
    stopTimer = undefined;
    news.amountChanged();
  };
  const nameOf = (key: string) => watched.fields.find(({ name }) => fieldKey(name) === key)?.name ?? key;

  const followAmount = ({ values, active }: State) => {
    const next = values[AMOUNT_KEY];
    // The suggested amount of a method fills an empty form without focus: that is not the player's change.
    const isPlayers = next !== amount && (active === AMOUNT_KEY || (amount !== undefined && next !== undefined));
    amount = next;
    if (!isPlayers) return;
    stopTimer?.();
    stopTimer = clock.after(SETTLED_MS, settle);
  };
  const followFailures = ({ active, touched = {} }: State) => {
    const wrong = watched.invalidKeys;
    const failing = wrong.filter((key) => touched[key] && key !== active);
    for (const key of failing) if (!failed.has(key)) news.fieldFailed(nameOf(key));
    failed = new Set(wrong.filter((key) => failing.includes(key) || failed.has(key)));
  };
  const stops = [
    form.subscribe(followAmount, { values: true, active: true }),
    form.subscribe(followFailures, { active: true, touched: true }),
    reaction(
      () => watched.invalidKeys.join(' '),
      () => followFailures(form.getState()),
    ),
  ];
  return {
    settle,
    stop() {
      for (const stop of stops) stop();
      stopTimer?.();
    },
  };
}

type State = Pick<FormState<PaymentFormValues>, 'values' | 'active' | 'touched'>;
