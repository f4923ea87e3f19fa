/** The visible contrast of a page's controls, for high-contrast modes. */
import type { Frame } from '@playwright/test';

export interface SeenControl {
  name: string;
  /** Contrast of the control's border or background with its surroundings; for a link, that of its underline. */
  edge: number;
  /** Contrast of the icon, for a control that shows only an icon. */
  icon: number | undefined;
}

/** The visible controls, by the browser's computed styles. */
export function seenControls(frame: Frame): Promise<SeenControl[]> {
  return frame.evaluate(() => {
    const luminance = ([red, green, blue]: number[]) =>
      [red!, green!, blue!]
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at]!, 0);
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    /** Parses any CSS colour; a translucent one is blended with the colour below. */
    const parts = (color: string, below: string) => {
      for (const one of [below, color]) {
        context.fillStyle = one;
        context.fillRect(0, 0, 1, 1);
      }
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255);
    };
    const contrast = (one: string, other: string) => {
      const [dark, light] = [luminance(parts(one, other)), luminance(parts(other, 'white'))].sort((a, b) => a - b);
      return (light! + 0.05) / (dark! + 0.05);
    };
    const groundOf = (start: Element | null) => {
      for (let at = start; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (!/^rgba\(.*, 0\)$|transparent/.test(backgroundColor)) return backgroundColor;
      }
      return getComputedStyle(document.documentElement).backgroundColor;
    };
    const edgesOf = (element: Element, ground: string) => {
      const style = getComputedStyle(element);
      const sides = ['top', 'right', 'bottom', 'left'].map((side) => `border-${side}`);
      const drawn = sides.filter((side) => parseFloat(style.getPropertyValue(`${side}-width`)) > 0);
      const lines = drawn.map((side) => contrast(style.getPropertyValue(`${side}-color`), ground));
      return [...lines, contrast(groundOf(element), ground)];
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.clientWidth > 1;
    return [...document.querySelectorAll('button, a[href], select, input')].filter(isSeen).map((element) => {
      const icon = element.textContent.trim() === '' ? element.querySelector('svg') : null;
      // The box around an input is its edge. A strip's edge counts for its parts, a list's background as lines between rows.
      const box = element.closest('div:has(> input)') ?? element;
      const ground = groundOf(box.parentElement);
      const group = element.closest('[role=group], ul');
      const strip = group ? edgesOf(group, groundOf(group.parentElement)) : [];
      return {
        name: `${element.tagName} ${element.ariaLabel ?? element.textContent}`.trim(),
        edge: Math.max(...edgesOf(box, ground), ...strip),
        icon: icon ? contrast(getComputedStyle(icon).color, groundOf(element)) : undefined,
      };
    });
  });
}
