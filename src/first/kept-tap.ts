import * as v from 'valibot';
import { Flow } from '../contract/primitives';
import type { SessionStore } from '../core/storage/storage';

const KEY = 'cashier.tap';
/** Milliseconds for which a tap is kept: enough to load the page again on a slow line. */
const LIFE_MS = 60_000;

const Tap = v.object({
  flow: Flow,
  kind: v.picklist(['group', 'method']),
  name: v.string(),
  category: v.optional(v.string()),
  at: v.number(),
});
/** A tapped tile of a flow's list. */
export type TappedTile = Omit<v.InferOutput<typeof Tap>, 'at'>;

/** Stores the tapped tile for a page that is about to reload, so that the new page opens it. */
export function keepTap(storage: SessionStore, { flow, kind, name, category }: TappedTile): void {
  storage.write(KEY, { flow, kind, name, category, at: Date.now() });
}

/** Reads and removes the tile that was tapped before the page reloaded. */
export function takeTap(storage: SessionStore, flow: Flow): TappedTile | undefined {
  const tap = storage.read(KEY, Tap);
  storage.remove(KEY);
  return tap?.flow === flow && Date.now() - tap.at < LIFE_MS ? tap : undefined;
}
