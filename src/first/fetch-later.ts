/**
 * Fetches what comes after the list at the lowest priority: the network is idle while the first data is under way, and
 * a file that is fetched but not yet evaluated takes no CPU time from the list. The build writes the links
 * (tools/vite/start-page.ts); without them each file is fetched when it is imported.
 */
import type { Design } from '../contract/primitives';
import { savesData } from '../core/network/saves-data';

/**
 * Preloads the files of every design and of this one, in the order of the links, since a slow line brings one by one.
 */
export function fetchLater(document: Document, design: Design): void {
  if (savesData()) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) {
    if ([undefined, design].includes(link.dataset['design'] as Design | undefined)) link.rel = 'modulepreload';
  }
}
