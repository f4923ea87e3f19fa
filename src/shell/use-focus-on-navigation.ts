import { useEffect, useRef } from 'react';
import { focusHeading } from '../ui/focus-heading';

/** Moves focus to the new page's heading, so that keyboard and screen reader start there and not in the page that is gone. */
export function useFocusOnNavigation(path: string): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    if (focusHeading()) return;
    // A page whose store opens in an effect shows its heading a render later.
    const observer = new MutationObserver(() => {
      if (hasFocus() || focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [path]);
}

/** The player was faster than the page. */
const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;
