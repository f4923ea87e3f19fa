import { focusHeading } from '../ui/focus-heading';

/**
 * Moves focus to the new page's heading, so that keyboard and screen reader start there and not in the page that is
 * gone. Returns a function that stops waiting for a heading.
 */
export function focusNewPage(): () => void {
  if (focusHeading()) return () => undefined;
  // A page whose store opens in an effect renders its heading one render later.
  const observer = new MutationObserver(() => {
    if (hasFocus() || focusHeading()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** True when the player has already moved the focus into the page. */
export const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;
