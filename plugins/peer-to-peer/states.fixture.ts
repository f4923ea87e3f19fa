import type { StatesOfScreens } from '../../tests/kit/screen-states';

export const states: StatesOfScreens = {
  list: { kind: 'groupList' },
  base: { kind: 'form' },
  invoice: { kind: 'payment', also: ['Loading'] },
  'unified-form': {
    kind: 'paymentWithInput',
    not: { Empty: 'opens with a flow only', ErrorOfTheCall: 'what is told leads on even when the call fails' },
  },
  instruction: { kind: 'text' },
};
