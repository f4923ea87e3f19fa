import { loadWithRetry } from '../../kernel/loading/lazy';

type SocketIo = typeof import('socket.io-client');

/** The library comes by dynamic import, so that the first list does not wait for it. */
export const loadSocketIo = (): Promise<SocketIo> =>
  loadWithRetry(() => import('socket.io-client').catch(importAnew<SocketIo>));

let lostTimes = 0;

/**
 * Firefox before 156 or so keeps a script that was lost once as lost for as long as the page stands
 * (https://github.com/whatwg/html/pull/10327), and only its message names the address. With a fragment it is another script to it,
 * from the same file. Other lost files have the page loaded anew; this one is needed by a page that a player may be typing in.
 * Right for a file with one importer alone, since two would get two modules. Rejects with the error given when that is not Firefox's.
 */
async function importAnew<T>(error: unknown): Promise<T> {
  const address = /^error loading dynamically imported module: (\S+)$/.exec((error as Error).message)?.[1];
  if (!address) throw error;
  lostTimes += 1;
  return import(/* @vite-ignore */ `${address}#${lostTimes}`) as Promise<T>;
}
