import { brandColors, type Rgb, type Theme } from './contrast';

/**
 * What goes with the brand's colour that is set on <html> (text on it, it as text, under a pointer) follows from it, so
 * that it can be read in both themes. What the brand has said itself stays.
 */
export function deriveBrand({ style, ownerDocument }: HTMLElement, theme: Theme): void {
  const brand = readColor(ownerDocument, style.getPropertyValue('--color-brand'));
  if (!brand) return;
  const { on, hover, text } = brandColors(brand, theme);
  const derived = { '--color-on-brand': on, '--color-brand-hover': hover, '--color-brand-text': text };
  for (const [name, color] of Object.entries(derived))
    if (!style.getPropertyValue(name)) style.setProperty(name, css(color));
}

/** Whatever way it is written; undefined in a browser that can't tell. */
function readColor(document: Document, color: string): Rgb | undefined {
  // On an element of its own: on one that is there already a transition would begin with the old colour.
  const probe = document.createElement('i');
  // Mixed with itself every colour is computed as `color(srgb r g b)`.
  probe.style.color = `color-mix(in srgb, ${color}, ${color})`;
  document.documentElement.append(probe);
  const computed = getComputedStyle(probe).color;
  probe.remove();
  const channels = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)/.exec(computed)?.slice(1).map(Number);
  return channels as Rgb | undefined;
}

const css = (color: Rgb): string => `rgb(${color.map((channel) => Math.round(channel * 255)).join(' ')})`;
