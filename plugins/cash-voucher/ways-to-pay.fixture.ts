import type { WayToPay } from '../../tests/e2e/kit/ways-to-pay';

/** Large text, a small window and a translated page are tried here. */
export const waysToPay: readonly WayToPay[] = [
  {
    name: 'cash-voucher',
    country: 'DE',
    currency: 'EUR',
    tile: 'Cash voucher',
    submit: 'Get the payment code',
    next: 'I have paid',
  },
];
