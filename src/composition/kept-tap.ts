import * as v from 'valibot';
import { Flow } from '../contract/primitives';
import type { SessionStore } from '../core/storage/storage';

const KEY = 'cashier.tap';
/** Milliseconds in which a slow line brings the new page. */
const LIFE_MS = 60_000;

const Tap = v.object({
  flow: Flow,
  kind: v.picklist(['group', 'method']),
  name: v.string(),
  category: v.optional(v.string()),
  at: v.number(),
});
/** A tile of a flow's list. */
export type TappedTile = Omit<v.InferOutput<typeof Tap>, 'at'>;

/** For a page that reloads: the new one carries out what the player has tapped. */
export function keepTap(storage: SessionStore, { flow, kind, name, category }: TappedTile): void {
  storage.write(KEY, { flow, kind, name, category, at: Date.now() });
}

/** The tile that was tapped before the page was loaded anew. Once. */
export function takeTap(storage: SessionStore, flow: Flow): TappedTile | undefined {
  const tap = storage.read(KEY, Tap);
  storage.remove(KEY);
  return tap?.flow === flow && Date.now() - tap.at < LIFE_MS ? tap : undefined;
}
