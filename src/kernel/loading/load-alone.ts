import { loadWithRetry } from './lazy';

let lostTimes = 0;

/**
 * `loadWithRetry` for a file that this call alone imports, and that a page needs in which a player may be typing: other lost files
 * have the page loaded anew.
 */
export const loadAlone = <T>(load: () => Promise<T>): Promise<T> => loadWithRetry(() => load().catch(importAnew<T>));

/**
 * Firefox 153 keeps a script that was lost once as lost for as long as the page stands, as the standard had it
 * (https://github.com/whatwg/html/pull/10327), and only its message names the address. With a fragment it is another script to it,
 * from the same file. A second importer would get a second module. Rejects with the error given when that is not Firefox's.
 */
async function importAnew<T>(error: unknown): Promise<T> {
  const address = /^error loading dynamically imported module: (\S+)$/.exec((error as Error).message)?.[1];
  if (!address) throw error;
  lostTimes += 1;
  return import(/* @vite-ignore */ `${address}#${lostTimes}`) as Promise<T>;
}
