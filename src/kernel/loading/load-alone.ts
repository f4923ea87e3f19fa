import { loadWithRetry } from './lazy';

let lostTimes = 0;

/**
 * `loadWithRetry` for a file that only this call imports, and that a page needs while a player may be typing: for other
 * lost files the page reloads.
 */
export const loadAlone = <T>(load: () => Promise<T>): Promise<T> => loadWithRetry(() => load().catch(importAnew<T>));

/**
 * Firefox 153 remembers a script that failed once for as long as the page lives, as the standard used to say
 * (https://github.com/whatwg/html/pull/10327), and only its error message names the address. A fragment makes it
 * another script from the same file; a second importer would get a second module. Rejects with the given error when
 * that is not Firefox's.
 */
async function importAnew<T>(error: unknown): Promise<T> {
  const address = /^error loading dynamically imported module: (\S+)$/.exec((error as Error).message)?.[1];
  if (!address) throw error;
  lostTimes += 1;
  return import(/* @vite-ignore */ `${address}#${lostTimes}`) as Promise<T>;
}
