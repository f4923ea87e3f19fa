import { useEffect } from 'react';
import * as v from 'valibot';
import { VisiblePart } from '../contract/host';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { useInject } from '../kernel/react';

/** Smallest height of a keyboard, in CSS pixels. A smaller difference is a browser's toolbar. */
const LEAST_KEYBOARD = 120;
/** A part of the frame that is smaller shows nothing of use: the host's page has scrolled to something else. */
const LEAST_ROOM = 160;

/**
 * iOS and Android overlay their keyboards on the page instead of resizing the page. This hook ends the widget above the
 * keyboard, so that the bar with the button stays visible and the focused field scrolls into view. Inside a frame only
 * the host's page knows how much is covered.
 */
export function useVisibleHeight(): void {
  const host = useInject(HostBridge);
  useEffect(() => {
    const { visualViewport: visible, document } = window;
    const { style, dataset } = document.documentElement;
    const fit = (height: number, least: number) => {
      if (window.innerHeight - height < least || height < LEAST_ROOM)
        return void style.removeProperty('--frame-height');
      style.setProperty('--frame-height', `${height}px`);
      // iOS has scrolled the page up for the field. Undo that: the smaller page shows the field without it.
      window.scrollTo(0, 0);
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    const fitOwn = () => {
      // With `auto` the host resizes the frame to its page's height. The two heights then differ for a moment without a
      // keyboard.
      if (dataset['height'] === 'auto') return;
      // A pinch zoom makes the visible part small, too.
      fit(visible?.scale === 1 ? visible.height : window.innerHeight, LEAST_KEYBOARD);
    };
    visible?.addEventListener('resize', fitOwn);
    const stopHost = host.on('visible', ({ payload }) => {
      const read = v.safeParse(VisiblePart, payload);
      if (read.success) fit(read.output.bottom, 1);
    });
    return () => {
      visible?.removeEventListener('resize', fitOwn);
      stopHost();
      style.removeProperty('--frame-height');
    };
  }, [host]);
}
