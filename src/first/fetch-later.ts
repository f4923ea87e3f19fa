/**
 * Has what comes after the list fetched at the lowest priority: the line is idle while the first data is on its way, and
 * a file that is only fetched costs the list no time of the processor. The build puts the links there
 * (tools/vite/start-page.ts); without them everything is fetched when it is imported.
 */
import type { Design } from '../contract/primitives';
import { savesData } from '../core/network/saves-data';

/** What every design needs and what this one does, in the order of the links: the line brings one after the other. */
export function fetchLater(document: Document, design: Design): void {
  if (savesData()) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) {
    if ([undefined, design].includes(link.dataset['design'] as Design | undefined)) link.rel = 'modulepreload';
  }
}
