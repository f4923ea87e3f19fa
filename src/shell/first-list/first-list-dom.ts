/** The page of the first list as elements: its cells, what scrolls, its focus and its images, and how it goes. */
import type { FirstPage } from './first-list';
import type { FirstForm } from './show-first-form';

/** After the paint of the next frame; a hidden page has none. */
export const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

export const cellsOf = (within: Element): Element[] => [...(within.querySelector('ul')?.children ?? [])];
export const scrollerOf = (within: Element) => within.querySelector('main [data-scroller]');

export const isOnClose = (within: Element) => within.querySelector('header')?.contains(document.activeElement) ?? false;

/** The last button of the header: the application may have others beside it. */
export function focusClose(within: Element): void {
  [...within.querySelectorAll<HTMLElement>('header button')].at(-1)?.focus();
}

export function focusTile(within: Element, index: number): void {
  cellsOf(within)[index]?.querySelector('button')?.focus({ preventScroll: true });
}

/**
 * Images in sight are asked for once they are painted, ahead of the code that comes after the list: a slow phone decodes
 * them while it waits for that code, and a player who taps at once does not wait for them. The rest come with the
 * application's list.
 */
export function hurryImages(cover: Element): void {
  for (const image of cover.querySelectorAll('img')) {
    image.loading = 'lazy';
    image.fetchPriority = 'high';
  }
}

/**
 * The player waits for a page, and the images of the list that goes would come just when the application starts: a slow
 * phone takes some 10 ms for each. Those that are there stay.
 */
export function forgetPendingImages(within: Element, chosen?: Element): void {
  for (const image of within.querySelectorAll('img')) {
    if (image.complete || chosen?.contains(image)) continue;
    // Or the browser draws its sign for a broken one.
    image.style.visibility = 'hidden';
    image.removeAttribute('src');
  }
}

/** How long a press may take to become a tap, and a scrolling list to tell of it again. */
const IN_HAND_MS = { pointerdown: 500, scroll: 150 };

/**
 * A list that went from under a finger would lose its tap, and stop where it is scrolled. Returns for how many milliseconds
 * it is not to go.
 */
export function watchHand(cover: Element): () => number {
  let until = 0;
  for (const [type, ms] of Object.entries(IN_HAND_MS)) {
    const hold = () => (until = Math.max(until, performance.now() + ms));
    cover.addEventListener(type, hold, { capture: true, passive: true });
  }
  return () => until - performance.now();
}

/** Shows `root` in place of the cover: its list as the player has left this one, its form with what they have typed. */
export function uncover({
  cover,
  root,
  page,
  form,
}: {
  cover: Element;
  root: HTMLElement;
  page: FirstPage;
  form: FirstForm | undefined;
}): void {
  const focused = cellsOf(cover).findIndex((cell) => cell.contains(document.activeElement));
  const wasOnClose = !form && isOnClose(cover);
  // Only where it is needed: to read it the browser lays out both pages.
  const scroll = page === 'list' ? (scrollerOf(cover)?.scrollTop ?? 0) : 0;
  root.inert = false;
  root.removeAttribute('aria-hidden');
  // The focus goes from field to field: once it is in none a phone closes its keyboard.
  if (page === 'other') form?.handOver(root);
  form?.stop();
  cover.remove();
  if (page === 'list') {
    const scroller = scrollerOf(root);
    if (scroller) scroller.scrollTop = scroll;
    focusTile(root, focused);
  }
  if (wasOnClose) focusClose(root);
  // Whoever still knows of the first list keeps none of its elements.
  cover.replaceChildren();
}
