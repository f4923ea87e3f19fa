/** Height with `height: 'auto'` until the cashier reports its own: enough for the first list. */
export const FIRST_HEIGHT = '480px';

/**
 * Makes the frame as high as its page. A frame that is as high as its page is scrolled by the host's page, so that
 * another page of the cashier may begin or end out of sight: then whatever scrolls around the frame is scrolled.
 * @param top what should be in sight of another page, in CSS pixels from the frame's upper edge
 */
export function growTo(iframe: HTMLIFrameElement, height: string, top: number | undefined): void {
  const before = iframe.getBoundingClientRect();
  iframe.style.height = height;
  // A player who has scrolled on to other content is not scrolled back.
  if (top === undefined || before.bottom <= 0 || before.top >= innerHeight) return;
  const from = iframe.getBoundingClientRect().top + top;
  // What begins in the last fifth of the window counts as not visible.
  if (from >= 0 && from < 0.8 * innerHeight) return;
  // The place that the player returns to gets a third of the window above it; a page's top, the host's scroll margin.
  iframe.style.scrollMarginTop = top ? `${innerHeight / 3 - top}px` : '';
  iframe.scrollIntoView();
}
