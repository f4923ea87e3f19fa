/**
 * Requests the images in sight once they are painted, ahead of the code that comes after the list: a slow phone decodes
 * them while it waits for that code, and a player who taps at once does not wait for them.
 */
export function prioritizeImages(within: Element): void {
  for (const image of within.querySelectorAll('img')) {
    image.loading = 'lazy';
    image.fetchPriority = 'high';
  }
}

/** Requests the remaining images once the application runs, so that a player who scrolls does not wait for them. */
export function fetchOtherImages(within: ParentNode): void {
  for (const image of within.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager';
}

/**
 * Cancels the images that are still pending, except those of the chosen tile. The player waits for a page by now, and
 * the images of the old list would arrive just when the application starts: a slow phone takes some 10 ms for each.
 */
export function forgetPendingImages(within: Element, chosen: Element): void {
  for (const image of within.querySelectorAll('img')) {
    if (image.complete || chosen.contains(image)) continue;
    // Hidden, because the browser would otherwise draw its broken-image icon.
    image.style.visibility = 'hidden';
    image.removeAttribute('src');
  }
}
