/** How far a crypto deposit has come (contract 6). Amounts in the coin, as decimal text where they would not fit a number. */
import * as v from 'valibot';
import { Amount, CoinAmount, IsoTime, absent } from './primitives';

export const CoinProgress = v.object({
  /** Units of the player's currency for one coin, and until when it holds. */
  rate: absent(Amount),
  rateExpiresAt: absent(IsoTime),
  expected: absent(CoinAmount),
  received: absent(CoinAmount),
  confirmations: absent(v.number()),
  needed: absent(v.number()),
  /** Of the transfer on its network. */
  txId: absent(v.string()),
});
export type CoinProgress = v.InferOutput<typeof CoinProgress>;
