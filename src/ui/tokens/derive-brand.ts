import { brandColors, type Rgb, type Theme } from './contrast';

/**
 * Derives colours from the brand's colour on <html>: those of text on it, of text in it, and of the area under a
 * pointer, so that all are readable in both themes. Colours that the brand has set itself stay.
 */
export function deriveBrand({ style, ownerDocument }: HTMLElement, theme: Theme): void {
  const brand = readColor(ownerDocument, style.getPropertyValue('--color-brand'));
  if (!brand) return;
  const { on, hover, text } = brandColors(brand, theme);
  const derived = { '--color-on-brand': on, '--color-brand-hover': hover, '--color-brand-text': text };
  for (const [name, color] of Object.entries(derived))
    if (!style.getPropertyValue(name)) style.setProperty(name, css(color));
}

/** Reads a CSS colour in any notation; undefined in a browser without `color-mix`. */
function readColor(document: Document, color: string): Rgb | undefined {
  // Use a new element: on an existing one a transition would start at the old colour.
  const probe = document.createElement('i');
  // Any colour mixed with itself is computed as `color(srgb r g b)`.
  probe.style.color = `color-mix(in srgb, ${color}, ${color})`;
  document.documentElement.append(probe);
  const computed = getComputedStyle(probe).color;
  probe.remove();
  const channels = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)/.exec(computed)?.slice(1).map(Number);
  return channels as Rgb | undefined;
}

const css = (color: Rgb): string => `rgb(${color.map((channel) => Math.round(channel * 255)).join(' ')})`;
