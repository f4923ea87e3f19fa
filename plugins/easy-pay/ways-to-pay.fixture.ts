import type { WayToPay } from '../../tests/e2e/kit/ways-to-pay';

export const waysToPay: readonly WayToPay[] = [
  {
    name: 'easy-pay',
    country: 'IN',
    currency: 'INR',
    tile: 'EazyPe',
    submit: 'Get the payment code',
    next: 'I have paid',
  },
];
