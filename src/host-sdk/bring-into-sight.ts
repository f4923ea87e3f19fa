/**
 * A frame that is as high as its page is scrolled by the host's page: another page of the cashier may begin, or end, out of sight.
 * Whatever scrolls around the frame is scrolled, and not where it can be seen already.
 *
 * @param top CSS pixels from the frame's upper edge
 */
export function bringIntoSight(iframe: HTMLIFrameElement, top: number): void {
  const from = iframe.getBoundingClientRect().top + top;
  // What begins in the last fifth of the window is as good as unseen.
  if (from >= 0 && from < 0.8 * innerHeight) return;
  // What the player comes back to has a third of the window above it; the beginning what the host's style sheet says.
  iframe.style.scrollMarginTop = top ? `${innerHeight / 3 - top}px` : '';
  iframe.scrollIntoView();
}
