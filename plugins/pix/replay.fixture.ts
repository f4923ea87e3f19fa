import type { Revive } from '../../tests/kit/replay/replay-input';
import { makeBrCode } from './simulator/make-br-code';

/** An address as long as a real one. */
const CHARGE = 'pix.example/qr/v2/00000000-0000-4000-8000-000000000000';

/** A recording holds a placeholder, but the page shows only BR Codes with valid checksum, amount and parts, so one is made. */
export const revive: Revive = ({ pix }, { amount = 0 }) => {
  if (!pix) return;
  pix.code = makeBrCode({ url: CHARGE, payee: 'AAAA AAAAAAA AAAA', city: 'AAA AAAAA', amount: amount.toFixed(2) });
};
