import type { Revive } from '../../tests/kit/replay/replay-input';
import { makeBrCode } from './simulator/make-br-code';

/** As long as a real one. */
const CHARGE = 'pix.example/qr/v2/00000000-0000-4000-8000-000000000000';

/** A placeholder is no BR Code: its checksum, its amount and its parts are read before it is shown. */
export const revive: Revive = ({ pix }, { amount = 0 }) => {
  if (!pix) return;
  pix.code = makeBrCode({ url: CHARGE, payee: 'AAAA AAAAAAA AAAA', city: 'AAA AAAAA', amount: amount.toFixed(2) });
};
