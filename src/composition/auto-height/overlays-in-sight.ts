/** What is shown above the page: dialogs and notices. */
const OVERLAY = 'dialog[open], [data-notices] [role] > *';

/**
 * A frame that is as high as its page may be much higher than the window, so that its middle (where dialogs are) or its
 * top (where notices are) is out of sight. Only an IntersectionObserver knows across origins which part of a frame is
 * visible: its "implicit root" is the top-level page's window. It is queried when an overlay appears, and the style
 * sheet positions the overlay. Returns a function that stops it.
 */
export function keepOverlaysInSight(root: HTMLElement): () => void {
  const page = root.ownerDocument.documentElement;
  const sight = new IntersectionObserver(([entry]) => {
    sight.disconnect();
    if (!entry) return;
    const { top, bottom, height } = entry.intersectionRect;
    page.style.setProperty('--sight-top', `${height > 0 ? Math.round(top) : 0}px`);
    page.style.setProperty('--sight-bottom', `${height > 0 ? Math.round(page.clientHeight - bottom) : 0}px`);
    page.dataset['sight'] = '';
  });
  const overlays = new MutationObserver(() => {
    if (!page.querySelector(OVERLAY)) delete page.dataset['sight'];
    else if (page.dataset['sight'] === undefined) sight.observe(root);
  });
  overlays.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  return () => {
    overlays.disconnect();
    sight.disconnect();
  };
}
