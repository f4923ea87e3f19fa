import { useEffect, useRef } from 'react';
import type { RouterStore } from '../kernel/router/router-store';
import { focusNewPage } from './focus-new-page';

/** Moves focus to the heading of each page that follows another. */
export function useFocusOnNavigation({ path, keepsScroll }: RouterStore): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const stop = focusNewPage();
    // Where the document scrolls, it would keep the previous page's position. After the focus, which has forced a
    // layout anyway.
    if (!keepsScroll) scrollTo(0, 0);
    return stop;
  }, [path, keepsScroll]);
}
