import { flushSync } from 'react-dom';
import type { Direction } from './router-options';

/**
 * Shows the new screen at once and slides it into place (spec 2: left to a lower depth, else right). The styles read
 * the direction from the page's `data-slide`. Not a View Transition: its snapshot of the old screen costs a slow phone
 * some 60 ms before the new one is even rendered, and taps during it are lost.
 */
export function slide(direction: Direction | undefined, update: () => void): Promise<void> {
  if (direction) begin(direction);
  // Last, because the update moves the focus, which forces a layout: later changes would force another one.
  flushSync(update);
  return Promise.resolve();
}

function begin(direction: Direction): void {
  document.documentElement.dataset['direction'] = direction;
  const page = document.querySelector<HTMLElement>('#root main');
  // With reduced motion, do not start an animation at all: it would show its first keyframe for one frame.
  const isStill = direction === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (page && !isStill) {
    page.dataset['slide'] = direction;
    page.addEventListener('animationend', ended);
  }
}

/** Removed, because otherwise the next slide in the same direction would not start. */
function ended({ target, currentTarget }: AnimationEvent): void {
  if (target === currentTarget) delete (currentTarget as HTMLElement).dataset['slide'];
}
