/**
 * Images in sight are asked for once they are painted, ahead of the code that comes after the list: a slow phone decodes
 * them while it waits for that code, and a player who taps at once does not wait for them.
 */
export function hurryImages(within: Element): void {
  for (const image of within.querySelectorAll('img')) {
    image.loading = 'lazy';
    image.fetchPriority = 'high';
  }
}

/** The others, once the application is there: a player who scrolls does not wait for them. */
export function fetchOtherImages(within: ParentNode): void {
  for (const image of within.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager';
}

/**
 * The player waits for a page, and the images of the list that goes would come just when the application starts: a slow
 * phone takes some 10 ms for each. Those that are there stay.
 */
export function forgetPendingImages(within: Element, chosen: Element): void {
  for (const image of within.querySelectorAll('img')) {
    if (image.complete || chosen.contains(image)) continue;
    // Or the browser draws its sign for a broken one.
    image.style.visibility = 'hidden';
    image.removeAttribute('src');
  }
}
