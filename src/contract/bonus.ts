import * as v from 'valibot';
import { Amount, Id, Words, absent } from './primitives';

/** A deposit bonus. `minDeposit` is in the user's currency, major units. */
export const Bonus = v.object({
  id: Id,
  type: v.picklist(['deposit', 'freespin']),
  /** Shown to the player when the host sends it. */
  title: absent(Words),
  /** Shown with the title, e.g. the wagering required before a withdrawal. */
  terms: absent(Words),
  /**
   * Until when the bonus can be taken, ISO 8601. Parsed only where it is shown, so that the first script needs no
   * parser of times.
   */
  expiresAt: absent(v.string()),
  depositBonusData: absent(v.object({ minDeposit: Amount })),
  freespinBonusData: absent(v.object({ minDeposit: Amount })),
  depositRequired: v.nullish(v.boolean(), false),
});
export type Bonus = v.InferOutput<typeof Bonus>;
