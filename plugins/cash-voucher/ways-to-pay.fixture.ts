import type { WayToPay } from '../../tests/e2e/kit/ways-to-pay';

/** Large text, a small window and a translated page are tried here. */
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
