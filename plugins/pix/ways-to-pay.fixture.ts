import type { WayToPay } from '../../tests/e2e/kit/ways-to-pay';

export const waysToPay: readonly WayToPay[] = [
  {
    name: 'Pix',
    country: 'BR',
    currency: 'BRL',
    tile: 'Pix',
    fill: ['CPF', '52998224725'],
    submit: 'Generate Pix code',
    next: 'Copy Pix code',
  },
];
