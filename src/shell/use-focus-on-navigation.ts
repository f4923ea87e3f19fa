import { useEffect, useRef } from 'react';

/** Moves focus to the new page's heading, so that keyboard and screen reader start there and not in the page that is gone. */
export function useFocusOnNavigation(path: string): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [path]);
}
