/**
 * The payload's `height: 'auto'`: sends the host the page's height, and which part of it should be in sight (contract
 * 6, `onResize`).
 */
import { reaction } from 'mobx';
import type { HostBridge } from '../../core/host-bridge/host-bridge';
import type { RouterStore } from '../../kernel/router/router-store';
import { keepOverlaysInSight } from './overlays-in-sight';
import './auto-height.css';

/**
 * Milliseconds for which the height must rest before a smaller one is reported: between two pages or messages it
 * shrinks briefly.
 */
const CALM_MS = 300;

/**
 * Reports a greater height at once, a smaller one when it rests. The measured height does not depend on the iframe's,
 * so a resize by the host does not trigger another report. Another page is reported together with the offset that
 * should be in sight: its top, or the place of the player's last tap on a page that comes back. Returns a function that
 * stops it.
 */
export function followHeight(
  root: HTMLElement,
  host: Pick<HostBridge, 'send'>,
  router: Pick<RouterStore, 'path' | 'keepsScroll'>,
): () => void {
  const { dataset, style } = root.ownerDocument.documentElement;
  dataset['height'] = 'auto';
  let reported = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const height = () => Math.ceil(root.getBoundingClientRect().height);
  const report = (top?: number): void => {
    const now = height();
    // The page ends above a keyboard for now (shell/use-visible-height.ts): a frame that shrank with it would move.
    if (style.getPropertyValue('--frame-height')) return;
    if ((now === reported && top === undefined) || now === 0) return;
    reported = now;
    host.send({ messageType: 'onResize', height: now, ...(top !== undefined && { top }) });
  };
  const sizes = new ResizeObserver(() => {
    clearTimeout(timer);
    if (height() > reported) report();
    else timer = setTimeout(report, CALM_MS);
  });
  sizes.observe(root);

  /** Where each page was last tapped, in pixels from the frame's upper edge, by path. */
  const tapped = new Map<string, number>();
  const noteTap = ({ target }: Event) => {
    if (target instanceof Element) tapped.set(router.path, Math.max(0, Math.round(target.getBoundingClientRect().top)));
  };
  root.addEventListener('click', noteTap, true);
  const stopPages = reaction(
    () => router.path,
    (path) => {
      const top = router.keepsScroll ? (tapped.get(path) ?? 0) : 0;
      // After two frames the new page is painted.
      requestAnimationFrame(() => requestAnimationFrame(() => report(top)));
    },
  );
  const stopOverlays = keepOverlaysInSight(root);
  return () => {
    sizes.disconnect();
    clearTimeout(timer);
    root.removeEventListener('click', noteTap, true);
    stopPages();
    stopOverlays();
    delete dataset['height'];
  };
}
