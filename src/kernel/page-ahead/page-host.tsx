import { Activity, useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { NO_BOX } from './no-box';

interface PageHostProps {
  isShown: boolean;
  /** Shown again as it was left, instead of from its top. */
  keepsScroll: boolean;
  /** Stable: the page is not drawn again because another one is shown. */
  children: ReactNode;
}

/**
 * A page in an element of its own. While it is not shown the element is out of the document, where nothing finds, focuses
 * or lays out what is in it, and its effects do not run; its images stay decoded and what the player has set in it stays set.
 */
export function PageHost({ isShown, keepsScroll, children }: PageHostProps) {
  const slot = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isShown) page.current?.remove();
  }, [isShown]);
  return (
    // It stays where it is, so that React can put pages beside it.
    <div ref={slot} style={NO_BOX}>
      {/* Before the page: its effects find it in the document. */}
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
  /** What scrolls: an element of the page, or the document where there is too little height to scroll inside. */
  const place = useRef<{ scroller: Element; top: number }>(undefined);
  const show = useEffectEvent(() => {
    if (page.current) slot.current?.append(page.current);
    if (!place.current) return;
    if (!keepsScroll) place.current.top = 0;
    // Not every browser gives an element its position back that was out of the document.
    place.current.scroller.scrollTop = place.current.top;
  });
  useLayoutEffect(() => {
    if (!isShown) return;
    show();
    // Noted while it happens: to ask for it when the page is left would lay the page out once more.
    const note = ({ target }: Event) => {
      const scroller = target instanceof Element ? target : document.documentElement;
      place.current = { scroller, top: scroller.scrollTop };
    };
    document.addEventListener('scroll', note, true);
    return () => document.removeEventListener('scroll', note, true);
  }, [isShown]);
  // What React has taken over may be scrolled already.
  useEffect(() => {
    const scroller = slot.current?.querySelector('[data-scroller]');
    if (scroller?.scrollTop) place.current ??= { scroller, top: scroller.scrollTop };
  }, [slot]);
  return null;
}
