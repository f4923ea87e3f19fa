import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Makes an element take the focus when the focused element inside it is removed; otherwise keyboard and screen reader
 * would start again at the top of the page. The element needs `tabIndex={-1}`.
 */
export function useKeptFocus<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  const hadFocus = useRef(false);
  // Runs after every render: the button is removed by a render after the dialog has closed and returned the focus to it.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (hadFocus.current && activeElement === body) element.current?.focus({ preventScroll: true });
    hadFocus.current = element.current?.contains(document.activeElement) ?? false;
  });
  return element;
}
