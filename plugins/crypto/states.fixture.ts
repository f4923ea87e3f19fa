import type { StatesOfScreens } from '../../tests/kit/screen-states';

export const states: StatesOfScreens = {
  list: { kind: 'groupList' },
  amount: { kind: 'form' },
  address: { kind: 'payment', not: { ErrorOfTheCall: 'calls nobody' } },
  coin: { kind: 'groupList' },
  network: { kind: 'form' },
  payout: { kind: 'form' },
};
