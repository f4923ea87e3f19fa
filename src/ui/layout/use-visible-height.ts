import { useEffect } from 'react';

/** CSS px. Less is a browser's bar that comes and goes. */
const LEAST_KEYBOARD = 120;

/**
 * iOS lays its keyboard over the page instead of making the page smaller. The widget then ends above it, so that the bar
 * with the button stays in sight, and the field that is typed in scrolls to where it can be seen.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport: visible, document } = window;
    if (!visible) return;
    const { style, dataset } = document.documentElement;
    const fit = () => {
      // A frame that follows its page's height is not covered, but resized: the two heights differ for a moment then.
      const isFollowed = dataset['height'] === 'auto';
      // Zoomed in by two fingers the visible part is small, too.
      const isCovered = !isFollowed && visible.scale === 1 && window.innerHeight - visible.height >= LEAST_KEYBOARD;
      if (!isCovered) return void style.removeProperty('--frame-height');
      style.setProperty('--frame-height', `${visible.height}px`);
      // iOS has pushed the page up for the field; in the smaller page it is seen without that.
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
