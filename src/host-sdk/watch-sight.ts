/** Smallest height of a keyboard, in CSS pixels, and the greatest of a browser's toolbar. */
const LEAST_KEYBOARD = 120;

/** Edges of the part of a frame that is in sight, in CSS pixels from its upper edge. */
export interface VisiblePart {
  top: number;
  bottom: number;
}

/**
 * Tells which part of the frame a keyboard leaves in sight, or a browser's toolbar of a frame of `100vh`, and when they
 * are gone. Only the page can know: the visual viewport of a frame is the whole frame. Undefined where the browser
 * can't say. `grows`: whether the frame is as high as its page, so that the host's page scrolls below a toolbar.
 */
export function watchSight(iframe: HTMLIFrameElement, grows: () => boolean, notify: (part: VisiblePart) => unknown) {
  const view = window.visualViewport;
  if (!view) return;
  let last: number | undefined;
  const look = (event?: Event) => {
    const isKeyboard = innerHeight - view.height >= LEAST_KEYBOARD;
    // Where the frame stands in a long page, room is made for what is typed.
    if (isKeyboard && event && event.type === 'resize' && iframe.matches(':focus')) iframe.scrollIntoView();
    const { top, height } = iframe.getBoundingClientRect();
    const inFrame = (y: number) => Math.round(Math.max(0, Math.min(y - top, height)));
    const below = height - view.height;
    const isUnderToolbar = !grows() && below > 0 && below < LEAST_KEYBOARD && top < below;
    // A pinch zoom makes the visible part small, too.
    const isCovered = view.scale === 1 && (isKeyboard || isUnderToolbar);
    const bottom = isCovered ? inFrame(view.offsetTop + view.height) : undefined;
    if (bottom !== last) notify({ top: isCovered ? inFrame(view.offsetTop) : 0, bottom: bottom ?? Math.round(height) });
    last = bottom;
  };
  view.addEventListener('resize', look);
  view.addEventListener('scroll', look);
  return {
    look,
    stop(): void {
      view.removeEventListener('resize', look);
      view.removeEventListener('scroll', look);
    },
  };
}
