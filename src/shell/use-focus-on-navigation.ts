import { useEffect, useRef } from 'react';
import { focusNewPage } from './focus-new-page';

/** Every page that follows another is begun at its heading. */
export function useFocusOnNavigation(path: string): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    return focusNewPage();
  }, [path]);
}
