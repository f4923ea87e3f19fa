/**
 * Where the path is kept. Embedded: in memory, so that the host page's Back button never moves inside the cashier.
 * Standing alone: in the hash, which can be reloaded from any static server and base path.
 */
import { UNSAFE_createHashHistory, UNSAFE_createMemoryHistory } from 'react-router-dom';

type MemoryHistory = ReturnType<typeof UNSAFE_createMemoryHistory>;
type HashHistory = ReturnType<typeof UNSAFE_createHashHistory>;
export type RouterHistory = MemoryHistory | HashHistory;

export function createHistory(isEmbedded: boolean, hash: string): RouterHistory {
  if (!isEmbedded) return UNSAFE_createHashHistory({ v5Compat: true });
  const memory = UNSAFE_createMemoryHistory({ initialEntries: [hash.replace(/^#/, '') || '/'], v5Compat: true });
  // Back leads to a path, not to the previous entry: earlier entries would only pile up for as long as the page lives.
  return Object.assign(memory, { push: memory.replace });
}
