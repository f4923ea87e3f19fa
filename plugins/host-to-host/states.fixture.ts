import type { StatesOfScreens } from '../../tests/kit/screen-states';

export const states: StatesOfScreens = {
  base: { kind: 'form' },
  banks: { kind: 'form' },
  payee: { kind: 'payment', also: ['Loading'] },
};
