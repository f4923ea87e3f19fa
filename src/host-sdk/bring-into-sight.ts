/**
 * Scrolls whatever scrolls around the frame, unless the place is visible already. A frame that is as high as its page
 * is scrolled by the host's page, so that another page of the cashier may begin or end out of sight.
 * @param top CSS pixels from the frame's upper edge
 */
export function bringIntoSight(iframe: HTMLIFrameElement, top: number): void {
  const from = iframe.getBoundingClientRect().top + top;
  // What begins in the last fifth of the window counts as not visible.
  if (from >= 0 && from < 0.8 * innerHeight) return;
  // The place that the player returns to gets a third of the window above it; a page's top, the host's scroll margin.
  iframe.style.scrollMarginTop = top ? `${innerHeight / 3 - top}px` : '';
  iframe.scrollIntoView();
}
