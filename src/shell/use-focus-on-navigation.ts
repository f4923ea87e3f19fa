import { useEffect, useRef } from 'react';
import type { RouterStore } from '../kernel/router/router-store';
import { focusNewPage } from './focus-new-page';

/** Every page that follows another is begun at its heading. */
export function useFocusOnNavigation({ path, keepsScroll }: RouterStore): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const stop = focusNewPage();
    // Where the document scrolls, it would stand as it was on the page before. After the focus, which has laid it out.
    if (!keepsScroll) scrollTo(0, 0);
    return stop;
  }, [path, keepsScroll]);
}
