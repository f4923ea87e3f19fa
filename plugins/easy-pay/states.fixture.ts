import type { StatesOfScreens } from '../../tests/kit/screen-states';

export const states: StatesOfScreens = {
  base: { kind: 'form' },
  eazype: { kind: 'paymentWithInput' },
};
