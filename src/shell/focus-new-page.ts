import { focusHeading } from '../ui/focus-heading';

/**
 * Moves focus to the new page's heading, so that keyboard and screen reader start there and not in the page that is gone.
 * Returns how to stop waiting for a heading.
 */
export function focusNewPage(): () => void {
  if (focusHeading()) return () => undefined;
  // A page whose store opens in an effect shows its heading a render later.
  const observer = new MutationObserver(() => {
    if (hasFocus() || focusHeading()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The player was faster than the page. */
export const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;
