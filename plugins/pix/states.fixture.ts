import type { StatesOfScreens } from '../../tests/kit/screen-states';

export const states: StatesOfScreens = {
  base: { kind: 'form' },
  pix: { kind: 'payment', also: ['Loading'] },
};
