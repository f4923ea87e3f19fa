/** The payload's `height: 'auto'`: the host hears how high the page is (contract 6, `onResize`). */
import type { HostBridge } from '../core/host-bridge/host-bridge';
import './auto-height.css';

/** Between two pages, or while a message goes and another comes, the page is lower for a moment. Milliseconds. */
const CALM_MS = 300;

/**
 * More height is told at once, less once it rests. What is measured does not depend on the frame's height, so that an answer
 * asks no new question. Returns the way to stop.
 */
export function followHeight(root: HTMLElement, host: Pick<HostBridge, 'send'>): () => void {
  const { dataset } = root.ownerDocument.documentElement;
  dataset['height'] = 'auto';
  let told = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const height = () => Math.ceil(root.getBoundingClientRect().height);
  const tell = (): void => {
    const now = height();
    if (now === told || now === 0) return;
    told = now;
    host.send({ messageType: 'onResize', height: now });
  };
  const sizes = new ResizeObserver(() => {
    clearTimeout(timer);
    if (height() > told) tell();
    else timer = setTimeout(tell, CALM_MS);
  });
  sizes.observe(root);
  return () => {
    sizes.disconnect();
    clearTimeout(timer);
    delete dataset['height'];
  };
}
