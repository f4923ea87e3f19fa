/** Height with `height: 'auto'` until the cashier reports its own: enough for the first list. */
export const FIRST_HEIGHT = '480px';

/** Makes the frame as high as its page. `top` comes with another page: what should be in sight of it. */
export function growTo(iframe: HTMLIFrameElement, height: string, top: number | undefined): void {
  const before = iframe.getBoundingClientRect();
  iframe.style.height = height;
  // A player who has scrolled on to other content is not scrolled back.
  if (top !== undefined && before.bottom > 0 && before.top < innerHeight) bringIntoSight(iframe, top);
}

/**
 * Scrolls whatever scrolls around the frame, unless the place is visible already. A frame that is as high as its page
 * is scrolled by the host's page, so that another page of the cashier may begin or end out of sight.
 * @param top CSS pixels from the frame's upper edge
 */
function bringIntoSight(iframe: HTMLIFrameElement, top: number): void {
  const from = iframe.getBoundingClientRect().top + top;
  // What begins in the last fifth of the window counts as not visible.
  if (from >= 0 && from < 0.8 * innerHeight) return;
  // The place that the player returns to gets a third of the window above it; a page's top, the host's scroll margin.
  iframe.style.scrollMarginTop = top ? `${innerHeight / 3 - top}px` : '';
  iframe.scrollIntoView();
}
