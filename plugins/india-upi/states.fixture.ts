import type { StatesOfScreens } from '../../tests/kit/screen-states';

export const states: StatesOfScreens = {
  base: { kind: 'form' },
  invoice: { kind: 'paymentWithInput', also: ['Loading'] },
};
