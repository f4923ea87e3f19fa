import type { WayToPay } from '../../tests/e2e/kit/ways-to-pay';

export const waysToPay: readonly WayToPay[] = [
  {
    name: 'UPI',
    country: 'IN',
    currency: 'INR',
    tile: 'UPI with UTR',
    submit: 'Get the payment code',
    next: 'I have paid',
  },
];
