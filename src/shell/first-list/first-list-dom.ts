/** The page of the first list as elements: its cells, what scrolls, its focus and its images. */

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
export function forgetPendingImages(cover: Element, chosen?: Element): void {
  for (const image of cover.querySelectorAll('img')) {
    if (image.complete || chosen?.contains(image)) continue;
    // Or the browser draws its sign for a broken one.
    image.style.visibility = 'hidden';
    image.removeAttribute('src');
  }
}
