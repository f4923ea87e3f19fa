/**
 * How far a crypto deposit has come (contract 6). Amounts are in the coin, as decimal text where a number would be
 * inexact.
 */
import * as v from 'valibot';
import { Amount, CoinAmount, IsoTime, absent } from './primitives';

export const CoinProgress = v.object({
  /** Units of the player's currency per coin, and until when that rate holds. */
  rate: absent(Amount),
  rateExpiresAt: absent(IsoTime),
  expected: absent(CoinAmount),
  received: absent(CoinAmount),
  confirmations: absent(v.number()),
  needed: absent(v.number()),
  /** Id of the transfer on its network. */
  txId: absent(v.string()),
});
export type CoinProgress = v.InferOutput<typeof CoinProgress>;
