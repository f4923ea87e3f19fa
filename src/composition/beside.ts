import type { Monitoring } from '../core/monitoring/monitoring';
import { loadWithRetry } from '../kernel/loading/lazy';
import type { PlayerScope } from './player-scope';

/**
 * Loads what only some players or hosts need, each as a chunk of its own. A failure is reported; the page goes on
 * without it. `use` returns a function that stops it at the end of the scope.
 */
export function beside<T>(
  { scope, monitoring }: { scope: PlayerScope; monitoring: Monitoring },
  load: () => Promise<T>,
  use: (it: T) => () => void,
): void {
  loadWithRetry(load)
    .then((it) => scope.isEnded || scope.add(use(it)))
    .catch(reporter(monitoring));
}

export const reporter = (monitoring: Monitoring) => (problem: unknown) => monitoring.error(problem);
