import type { StatesOfScreens } from '../../tests/kit/screen-states';

export const states: StatesOfScreens = {
  base: { kind: 'form' },
  instruction: {
    kind: 'payment',
    not: { ErrorOfTheCall: 'calls nobody', Expired: 'the instruction tells its own date' },
  },
  'unified-form': {
    kind: 'paymentWithInput',
    also: ['Loading'],
    not: { Empty: 'opens with a flow only' },
  },
  withdrawal: { kind: 'form' },
};
