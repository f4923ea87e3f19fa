import * as v from 'valibot';
import { Amount, Id, Words, absent } from './primitives';

/** A deposit bonus. `minDeposit` is in the user's currency, major units. */
export const Bonus = v.object({
  id: Id,
  type: v.picklist(['deposit', 'freespin']),
  /** Shown to the player when the host sends it. */
  title: absent(Words),
  depositBonusData: absent(v.object({ minDeposit: Amount })),
  freespinBonusData: absent(v.object({ minDeposit: Amount })),
  depositRequired: v.nullish(v.boolean(), false),
});
export type Bonus = v.InferOutput<typeof Bonus>;
