import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * An element that takes the focus when what had it inside is taken away: without it keyboard and screen reader would
 * start again at the top of the page. The element needs `tabIndex={-1}`.
 */
export function useKeptFocus<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  const hadFocus = useRef(false);
  // After every drawing: the button goes in one that follows the dialog's end, which gives the focus back to it.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (hadFocus.current && activeElement === body) element.current?.focus({ preventScroll: true });
    hadFocus.current = element.current?.contains(document.activeElement) ?? false;
  });
  return element;
}
