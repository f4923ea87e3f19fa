import type { WayToPay } from '../../tests/e2e/kit/ways-to-pay';

export const waysToPay: readonly WayToPay[] = [
  {
    name: 'a transfer to an account',
    country: 'TR',
    currency: 'TRY',
    tile: 'Bank transfer to IBAN',
    fill: ['Account holder', 'Alex Morgan'],
    submit: 'Get payment details',
    next: 'I have paid',
  },
];
