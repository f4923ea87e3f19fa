/** The host's say in the lists: `methods` of its payload (contract 7). Names are those of methods and groups. */
import * as v from 'valibot';
import { Words, absent } from './primitives';

const Names = absent(v.array(v.string()));
const Texts = absent(v.record(v.string(), Words));

export const Listing = v.object({
  /** These come first, in this order; the others follow in the gateway's. A method's name also counts inside its group. */
  order: Names,
  /** Before all others. */
  first: absent(v.string()),
  /** Never offered. A payment that is under way may still be continued. */
  hide: Names,
  /** Replace the gateway's names. */
  labels: Texts,
  /** A few words beside the limit of the tile. */
  notes: Texts,
});
export type Listing = v.InferOutput<typeof Listing>;
