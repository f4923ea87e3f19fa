/**
 * Display types that a design leaves out on purpose: what they need to be paid is a page that it does not have (spec 2), so
 * their methods are not listed.
 */
import { DisplayType } from '@/contract/method';
import type { Design, Flow } from '@/contract/primitives';

export const NOT_OFFERED: Record<Design, Record<Flow, readonly number[]>> = {
  current: { deposit: [], withdrawal: [] },
  legacy: {
    // An invoice, a reserved card, a code, an account to transfer to: each is a page of the current design alone.
    deposit: [DisplayType.india, DisplayType.p2p, DisplayType.pix, DisplayType.eazype, DisplayType.bankTransfer],
    // A withdrawal ends with its form.
    withdrawal: [],
  },
};
