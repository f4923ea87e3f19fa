/** The payload's `height: 'auto'`: the host hears how high the page is, and what of it should be in sight (contract 6, `onResize`). */
import { reaction } from 'mobx';
import type { HostBridge } from '../../core/host-bridge/host-bridge';
import type { RouterStore } from '../../kernel/router/router-store';
import { keepOverlaysInSight } from './overlays-in-sight';
import './auto-height.css';

/** Between two pages, or while a message goes and another comes, the page is lower for a moment. Milliseconds. */
const CALM_MS = 300;

/**
 * More height is told at once, less once it rests. What is measured does not depend on the frame's height, so that an answer
 * asks no new question. Another page is told with what should be in sight of it: its beginning, or what the player had tapped
 * on the page that comes back. Returns the way to stop.
 */
export function followHeight(
  root: HTMLElement,
  host: Pick<HostBridge, 'send'>,
  router: Pick<RouterStore, 'path' | 'keepsScroll'>,
): () => void {
  const { dataset } = root.ownerDocument.documentElement;
  dataset['height'] = 'auto';
  let told = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const height = () => Math.ceil(root.getBoundingClientRect().height);
  const tell = (top?: number): void => {
    const now = height();
    if ((now === told && top === undefined) || now === 0) return;
    told = now;
    host.send({ messageType: 'onResize', height: now, ...(top !== undefined && { top }) });
  };
  const sizes = new ResizeObserver(() => {
    clearTimeout(timer);
    if (height() > told) tell();
    else timer = setTimeout(tell, CALM_MS);
  });
  sizes.observe(root);

  /** Where each page was tapped last, pixels from the frame's upper edge, by path. */
  const tapped = new Map<string, number>();
  const noteTap = ({ target }: Event) => {
    if (target instanceof Element) tapped.set(router.path, Math.max(0, Math.round(target.getBoundingClientRect().top)));
  };
  root.addEventListener('click', noteTap, true);
  const stopPages = reaction(
    () => router.path,
    (path) => {
      const top = router.keepsScroll ? (tapped.get(path) ?? 0) : 0;
      // It is drawn by then.
      requestAnimationFrame(() => requestAnimationFrame(() => tell(top)));
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
