import { flushSync } from 'react-dom';
import type { Direction } from './router-store';

/**
 * Slides to the new screen: a direction on <html> that the styles read (spec 2: left to a lower depth, else right).
 * Without View Transitions, or with reduced motion, the screen simply changes.
 */
export async function slide(direction: Direction, update: () => void): Promise<void> {
  const still = direction === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !document.startViewTransition || document.visibilityState !== 'visible') {
    flushSync(update);
    return;
  }
  document.documentElement.dataset['direction'] = direction;
  const transition = document.startViewTransition(() => flushSync(update));
  // A transition that another one overtakes rejects; the screen has changed all the same.
  transition.finished.catch(() => undefined);
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}
