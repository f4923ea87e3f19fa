import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Makes an element take the focus when the focused element inside it is removed; otherwise keyboard and screen reader
 * would start again at the top of the page. The element needs `tabIndex={-1}`. `orElse` is called when the element is gone as well.
 */
export function useKeptFocus<T extends HTMLElement>(orElse?: () => void): RefObject<T | null> {
  const element = useRef<T>(null);
  const hadFocus = useRef(false);
  // Runs after every render: the button is removed by a render after the dialog has closed and returned the focus to it.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (hadFocus.current && activeElement === body) {
      if (element.current) element.current.focus({ preventScroll: true });
      else orElse?.();
    }
    hadFocus.current = element.current?.contains(document.activeElement) ?? false;
  });
  return element;
}
