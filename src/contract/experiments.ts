/** The experiments that the cashier itself carries out: keys of the payload's `experiments` (docs/analytics.md). */

/** A host's value of an experiment, as far as the cashier knows it. */
type HostValue = string | number | boolean;

export interface Experiment<T> {
  key: string;
  /** Undefined for a value that means nothing here. */
  read(value: HostValue): T | undefined;
}

/** The first of the values is what a player without the experiment has: the control group is seen as well. */
export const oneOf = <const V extends HostValue>(key: string, ...values: readonly V[]): Experiment<V> => ({
  key,
  read: (value) => values.find((one) => one === value),
});

export const LIST_ORDER = oneOf('list_order', 'gateway', 'popular');
export const LIST_LAYOUT = oneOf('list_layout', 'tiles', 'rows');
export const FIRST_STEP = oneOf('first_step', 'method', 'amount');
export const BONUS_PLACE = oneOf('bonus_place', 'form', 'step');

/** `presets`, or amounts in major units of the player's currency with commas between. */
export const QUICK_AMOUNTS: Experiment<readonly number[] | 'presets'> = {
  key: 'quick_amounts',
  read(value) {
    if (value === 'presets') return value;
    const amounts = [...new Set(String(value).split(',').map(Number))];
    return amounts.every((amount) => amount > 0 && Number.isFinite(amount)) ? amounts : undefined;
  },
};
