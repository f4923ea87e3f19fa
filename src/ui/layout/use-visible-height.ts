import { useEffect } from 'react';

/** Smallest height of a keyboard, in CSS pixels. A smaller difference is a browser's toolbar. */
const LEAST_KEYBOARD = 120;

/**
 * iOS overlays its keyboard on the page instead of resizing the page. This hook ends the widget above the keyboard, so
 * that the bar with the button stays visible and the focused field scrolls into view.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport: visible, document } = window;
    if (!visible) return;
    const { style, dataset } = document.documentElement;
    const fit = () => {
      // With `auto` the host resizes the frame to its page's height. The two heights then differ for a moment without a
      // keyboard.
      const isFollowed = dataset['height'] === 'auto';
      // A pinch zoom makes the visible part small, too.
      const isCovered = !isFollowed && visible.scale === 1 && window.innerHeight - visible.height >= LEAST_KEYBOARD;
      if (!isCovered) return void style.removeProperty('--frame-height');
      style.setProperty('--frame-height', `${visible.height}px`);
      // iOS has scrolled the page up for the field. Undo that: the smaller page shows the field without it.
      window.scrollTo(0, 0);
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    visible.addEventListener('resize', fit);
    return () => {
      visible.removeEventListener('resize', fit);
      style.removeProperty('--frame-height');
    };
  }, []);
}
