import type { StatesOfScreens } from '../../tests/kit/screen-states';

export const states: StatesOfScreens = {
  history: { kind: 'list' },
};
