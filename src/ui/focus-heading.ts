/** Leaves out a form that is rehearsed unseen, and whatever else is not for the player. */
const HEADING = 'h1:not([aria-hidden] *)';

/**
 * Moves the focus to the page's heading, where keyboard and screen reader users start. False if the page has no heading
 * yet, or one that can't take the focus.
 */
export function focusHeading(): boolean {
  const heading =
    document.querySelector<HTMLElement>(`main ${HEADING}`) ?? document.querySelector<HTMLElement>(HEADING);
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}
