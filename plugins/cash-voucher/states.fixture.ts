import type { StatesOfScreens } from '../../tests/kit/screen-states';

/** States for which each screen has a story: all states of its kind, except those that `not` excludes with a reason. */
export const states: StatesOfScreens = {
  base: { kind: 'form' },
  voucher: { kind: 'payment', not: { ErrorOfTheCall: 'calls nobody' } },
  withdrawal: { kind: 'form' },
  pickup: { kind: 'payment', not: { ErrorOfTheCall: 'calls nobody' } },
};
