import type { WayToPay } from '../../tests/e2e/kit/ways-to-pay';

/** Pages that the tests of large text, small windows and translated pages open. */
export const waysToPay: readonly WayToPay[] = [
  {
    name: 'cash at a counter',
    country: 'DE',
    currency: 'EUR',
    tile: 'Test counter',
    submit: 'Get the payment code',
    next: 'I have paid',
  },
];
