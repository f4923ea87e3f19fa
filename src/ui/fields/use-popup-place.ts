import { useEffect, useState, type CSSProperties, type RefObject } from 'react';

/**
 * Matches where a list below its field has too little space: phones (spec 9, 767 px), and frames that are low because
 * of a keyboard or the page.
 */
const SHEET = '(max-width: 767px), (max-height: 480px)';
const GAP = 4;
const EDGE = 8;
const MAX_HEIGHT = 360;

/** `sheet` fills the frame; otherwise the list's position in CSS pixels of the viewport. */
export type PopupPlace = 'sheet' | CSSProperties;

/**
 * The state of a field's popup: closed (undefined) or open at a position. The position is fixed to the viewport, so
 * that no scroll container clips the popup, and follows the field when the page scrolls.
 */
export function usePopup(anchor: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<PopupPlace>();
  const hangs = place !== undefined && place !== 'sheet';
  useEffect(() => {
    if (!hangs) return undefined;
    const follow = () => setPlace(placeAt(anchor.current));
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [hangs, anchor]);
  return {
    place,
    // A sheet stays a sheet until it closes, although the keyboard that it opens changes the height.
    show: () => setPlace(place ?? (window.matchMedia(SHEET).matches ? 'sheet' : placeAt(anchor.current))),
    hide: () => setPlace(undefined),
  };
}

/** Places the list below the field, or above it if there is more space. */
function placeAt(anchor: HTMLElement | null): PopupPlace | undefined {
  if (!anchor) return undefined;
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom - GAP - EDGE;
  const above = top - GAP - EDGE;
  const isAbove = below < MAX_HEIGHT && above > below;
  return {
    left,
    width,
    maxHeight: Math.min(MAX_HEIGHT, isAbove ? above : below),
    ...(isAbove ? { bottom: window.innerHeight - top + GAP } : { top: bottom + GAP }),
  };
}
