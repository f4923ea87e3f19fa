import type { StatesOfScreens } from '../../tests/kit/screen-states';

/** Which states each screen has a story for: all of its kind, but those that `not` gives a reason against. */
export const states: StatesOfScreens = {
  base: { kind: 'form' },
  voucher: { kind: 'payment', not: { ErrorOfTheCall: 'calls nobody' } },
  withdrawal: { kind: 'form' },
  pickup: { kind: 'payment', not: { ErrorOfTheCall: 'calls nobody' } },
};
