import { useEffect, useState, type CSSProperties, type RefObject } from 'react';

/** Where a list below its field has too little room: phones (spec 9, 767 px), and low frames, by a keyboard or by the page. */
const SHEET = '(max-width: 767px), (max-height: 480px)';
const GAP = 4;
const EDGE = 8;
const MAX_HEIGHT = 360;

/** `sheet`: the whole frame; otherwise the place of the list, in CSS pixels of the viewport. */
export type PopupPlace = 'sheet' | CSSProperties;

/**
 * The popup of a field: closed (undefined) or at its place, which is fixed to the viewport, so that no scrolling box
 * clips it, and follows the field while the page scrolls.
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
    // A sheet stays one until it is closed, though the keyboard that it brings up changes the height.
    show: () => setPlace(place ?? (window.matchMedia(SHEET).matches ? 'sheet' : placeAt(anchor.current))),
    hide: () => setPlace(undefined),
  };
}

/** Below the field, or above it where there is more room. */
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
