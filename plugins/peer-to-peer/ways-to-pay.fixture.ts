import type { WayToPay } from '../../tests/e2e/kit/ways-to-pay';

export const waysToPay: readonly WayToPay[] = [
  {
    name: 'a transfer to a card',
    country: 'DE',
    currency: 'EUR',
    tile: 'Test transfer to a card',
    submit: 'Get card details',
    next: 'Cancel payment',
  },
];
