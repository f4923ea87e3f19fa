import { savesData } from '../../core/network/saves-data';
import type { Registry } from '../../kernel/registry-token';
import type { PageAhead } from '../../kernel/page-ahead/page-ahead';
import { isTileOf } from '../../cashier/methods/tiles';
import type { MethodsStore } from '../../cashier/methods/methods-store';

/** The number of chunks worth fetching before the player asks for them. */
const MOST = 2;

/** Prefetches the screens of the player's first tiles once the page is idle; not when the player saves data. */
export function prefetchNext(methods: MethodsStore, registry: Registry, ahead: PageAhead): void {
  const { flow, tiles } = methods;
  if (savesData()) return;
  const paths = tiles.flatMap((tile) => {
    const method = tile.kind === 'method' && methods.methods.find((one) => isTileOf(tile, one));
    return method ? [registry.pathForMethod(flow, method, false)] : [];
  });
  for (const path of [...new Set(paths)].slice(0, MOST)) whenIdle(() => ahead.fetch(path));
}

export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 1000);
}
