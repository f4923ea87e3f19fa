/** Smallest height of a keyboard, in CSS pixels. A smaller difference is a browser's toolbar. */
const LEAST_KEYBOARD = 120;

/** Edges of the part of a frame that is in sight, in CSS pixels from its upper edge. */
export interface VisiblePart {
  top: number;
  bottom: number;
}

/**
 * Tells which part of the frame a keyboard leaves in sight, and when it is gone. Only the page can know: the visual
 * viewport of a frame is the whole frame. Returns a function that ends it.
 */
export function watchSight(iframe: HTMLIFrameElement, tell: (part: VisiblePart) => unknown): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  let last: number | undefined;
  const look = () => {
    const { top, height } = iframe.getBoundingClientRect();
    const inFrame = (y: number) => Math.round(Math.max(0, Math.min(y - top, height)));
    // A pinch zoom makes the visible part small, too.
    const isCovered = view.scale === 1 && innerHeight - view.height >= LEAST_KEYBOARD;
    const bottom = isCovered ? inFrame(view.offsetTop + view.height) : undefined;
    if (bottom !== last) tell({ top: isCovered ? inFrame(view.offsetTop) : 0, bottom: bottom ?? Math.round(height) });
    last = bottom;
  };
  view.addEventListener('resize', look);
  view.addEventListener('scroll', look);
  return () => {
    view.removeEventListener('resize', look);
    view.removeEventListener('scroll', look);
  };
}
