import { jsx } from 'react/jsx-runtime';
import type { AgainTile } from '../cashier/methods/again';
import type { Tile } from '../cashier/methods/tiles';
import type { HostBridge } from '../core/host-bridge/host-bridge';
import { painted } from '../core/time/painted';
import type { PluginManifest } from '../kernel/plugin';
import { ListedTile } from '../ui/current/listed-tile';
import { forgetPendingImages } from './first-images';
import type { FirstContent } from './read-first-list';
import { renderInto } from './render-element';

export interface TapSources {
  root: Element;
  host: Pick<HostBridge, 'send'>;
  /** Called with the plugin whose page the player is about to open, or is likely to. */
  fetchPage(manifest: PluginManifest): void;
}

/** What is drawn, and which of its tiles was tapped; only one can be. */
export interface Tapped {
  content?: FirstContent;
  tapped: Tile | AgainTile | undefined;
}

/** A tap on a tile only marks it and fetches its page; the application carries it out. */
export function onTap(list: Tapped, sources: TapSources, { target }: Event): void {
  const { root, host } = sources;
  const button = (target as Element).closest('button');
  const recent = list.content?.again[indexIn(root, '[data-again] button', button)];
  if (button?.closest('header')) host.send({ messageType: 'onClose' });
  else if (!recent) chooseTile(list, sources, indexIn(root, CELLS, button?.closest('li')));
  else if (choose(list, sources, recent)) button!.setAttribute('aria-busy', 'true');
}

/** Treats the tile at `index` like one that was tapped. */
export function chooseTile(list: Tapped, sources: TapSources, index: number): void {
  const { content } = list;
  const view = content?.drawn.tiles[index]?.view;
  const cell = sources.root.querySelectorAll(CELLS)[index];
  if (!view || !cell || !choose(list, sources, content!.tiles[index]!)) return;
  forgetPendingImages(sources.root, cell);
  // Redraw only that tile, so that the others keep their images.
  cell.replaceChildren();
  renderInto(cell, jsx(ListedTile, { view, isLoading: true, onSelect: () => undefined }));
  cell.querySelector('button')?.focus({ preventScroll: true });
}

const CELLS = 'main li';
const indexIn = (root: Element, selector: string, element: Element | null | undefined) =>
  [...root.querySelectorAll(selector)].indexOf(element!);

/** False when another tile was tapped before. */
function choose(list: Tapped, sources: TapSources, tile: Tile | AgainTile): boolean {
  if (list.tapped) return false;
  list.tapped = tile;
  // Once the tile's mark is painted: starting a dozen requests takes a slow phone longer than painting it.
  void painted().then(() => fetchPageOf(list, sources, tile));
  return true;
}

export function fetchPageOf({ content }: Tapped, { fetchPage }: TapSources, tile: Tile | AgainTile): void {
  const manifest = content?.pluginOf(tile);
  if (manifest) fetchPage(manifest);
}
