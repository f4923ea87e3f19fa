import { flushSync } from 'react-dom';
import type { Direction } from './router-options';

/**
 * Shows the new screen at once and lets it slide into its place (spec 2: left to a lower depth, else right). The styles
 * read the direction from the page's `data-slide`. No View Transition: its picture of the old screen costs a slow phone
 * some 60 ms before the new one is even rendered, and what is tapped while it runs is lost.
 */
export function slide(direction: Direction | undefined, update: () => void): Promise<void> {
  if (direction) begin(direction);
  // Last: the page takes the focus, for which it is laid out, and what changes afterwards would be worked out again.
  flushSync(update);
  return Promise.resolve();
}

function begin(direction: Direction): void {
  document.documentElement.dataset['direction'] = direction;
  const page = document.querySelector<HTMLElement>('#root main');
  // With reduced motion not even for one frame: until the first one an animation stands at its beginning.
  const isStill = direction === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (page && !isStill) {
    page.dataset['slide'] = direction;
    page.addEventListener('animationend', ended);
  }
}

/** Taken off again, or nothing would start the next slide in the same direction. */
function ended({ target, currentTarget }: AnimationEvent): void {
  if (target === currentTarget) delete (currentTarget as HTMLElement).dataset['slide'];
}
