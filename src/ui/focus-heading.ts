/**
 * Moves the focus to the page's heading, where keyboard and screen reader users start. False if the page has no heading
 * yet.
 */
export function focusHeading(): boolean {
  const heading =
    document.querySelector<HTMLElement>('main h1:not([aria-hidden] *)') ?? document.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
