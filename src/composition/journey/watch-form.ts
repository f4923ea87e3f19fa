import { AMOUNT_KEY, fieldKey } from '../../cashier/form/field-key';
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
export function watchForm({ form, fields }: Watched, clock: Pick<Clock, 'after'>, news: FormNews): FormWatch {
  let amount = form.getState().values[AMOUNT_KEY];
  let failed = new Set<string>();
  let stopTimer: (() => void) | undefined;
  const settle = (): void => {
    if (!stopTimer) return;
    stopTimer();
    stopTimer = undefined;
    news.amountChanged();
  };
  const nameOf = (key: string) => fields().find(({ name }) => fieldKey(name) === key)?.name ?? key;

  const stop = form.subscribe(
    ({ values, active, touched = {}, errors = {} }) => {
      const next = values[AMOUNT_KEY];
      // The suggested amount of a method fills an empty form without focus: that is not the player's change.
      const isPlayers = next !== amount && (active === AMOUNT_KEY || (amount !== undefined && next !== undefined));
      amount = next;
      if (isPlayers) {
        stopTimer?.();
        stopTimer = clock.after(SETTLED_MS, settle);
      }
      const failing = Object.keys(errors).filter((key) => touched[key] && key !== active);
      for (const key of failing) if (!failed.has(key)) news.fieldFailed(nameOf(key));
      failed = new Set(Object.keys(errors).filter((key) => failing.includes(key) || failed.has(key)));
    },
    { values: true, active: true, touched: true, errors: true },
  );
  return {
    settle,
    stop() {
      stop();
      stopTimer?.();
    },
  };
}

interface Watched {
  form: PaymentForm['form'];
  fields(): readonly { name: string }[];
}
