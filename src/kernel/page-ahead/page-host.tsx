import { Activity, useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { NO_BOX } from './no-box';

interface PageHostProps {
  isShown: boolean;
  /** When shown again, keeps its scroll position instead of starting from the top. */
  keepsScroll: boolean;
  /** A stable element, so that the page does not re-render because another one is shown. */
  children: ReactNode;
}

/**
 * A page in an element of its own. While the page is not shown, the element is out of the document, where nothing
 * finds, focuses or lays out its content, and its effects do not run; images stay decoded, and what the player has
 * entered stays.
 */
export function PageHost({ isShown, keepsScroll, children }: PageHostProps) {
  const slot = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isShown) page.current?.remove();
  }, [isShown]);
  return (
    // Always in the document, so that React can insert pages beside it.
    <div ref={slot} style={NO_BOX}>
      {/* Before the page, so that the page's effects find its element in the document. */}
      <Presence {...{ slot, page, isShown, keepsScroll }} />
      <div ref={page} style={NO_BOX}>
        <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
      </div>
    </div>
  );
}

type PresenceProps = Pick<PageHostProps, 'isShown' | 'keepsScroll'> &
  Readonly<Record<'slot' | 'page', RefObject<HTMLElement | null>>>;

function Presence({ slot, page, isShown, keepsScroll }: PresenceProps) {
  /** The scrolling element: one of the page's, or the document where there is too little height to scroll inside. */
  const place = useRef<{ scroller: Element; top: number }>(undefined);
  const show = useEffectEvent(() => {
    if (page.current) slot.current?.append(page.current);
    if (!place.current) return;
    if (!keepsScroll) place.current.top = 0;
    // Not every browser restores the scroll position of an element that was out of the document.
    place.current.scroller.scrollTop = place.current.top;
  });
  useLayoutEffect(() => {
    if (!isShown) return;
    show();
    // Recorded during scrolling, because reading the position when the page is left would force a layout.
    const note = ({ target }: Event) => {
      const scroller = target instanceof Element ? target : document.documentElement;
      place.current = { scroller, top: scroller.scrollTop };
    };
    document.addEventListener('scroll', note, true);
    return () => document.removeEventListener('scroll', note, true);
  }, [isShown]);
  // A hydrated list may have been scrolled already.
  useEffect(() => {
    const scroller = slot.current?.querySelector('[data-scroller]');
    if (scroller?.scrollTop) place.current ??= { scroller, top: scroller.scrollTop };
  }, [slot]);
  return null;
}
