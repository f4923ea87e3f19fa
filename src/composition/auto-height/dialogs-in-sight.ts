/**
 * A frame that is as high as its page may be much higher than the window: the middle of the frame, where a dialog stands, is
 * out of sight then. Only an IntersectionObserver knows across origins which part of a frame is seen (its "implicit root" is the
 * top-level page's window). It is asked when a dialog opens, and the style sheet does the rest. Returns the way to stop.
 */
export function keepDialogsInSight(root: HTMLElement): () => void {
  const page = root.ownerDocument.documentElement;
  const sight = new IntersectionObserver(([entry]) => {
    sight.disconnect();
    if (!entry) return;
    const { top, bottom, height } = entry.intersectionRect;
    page.style.setProperty('--sight-top', `${height > 0 ? Math.round(top) : 0}px`);
    page.style.setProperty('--sight-bottom', `${height > 0 ? Math.round(page.clientHeight - bottom) : 0}px`);
    page.dataset['sight'] = '';
  });
  const dialogs = new MutationObserver(() => {
    if (!page.querySelector('dialog[open]')) delete page.dataset['sight'];
    else if (page.dataset['sight'] === undefined) sight.observe(root);
  });
  dialogs.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  return () => {
    dialogs.disconnect();
    sight.disconnect();
  };
}
