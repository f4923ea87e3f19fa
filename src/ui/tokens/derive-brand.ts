import { brandColors, type Rgb, type Theme } from './contrast';
import { seedColors, SEEDS, type Seeds } from './seeds';

/**
 * Derives colours from the brand's on <html>: from `color-brand` those of text on it, of text in it and of the area
 * under a pointer; from seeds all of the theme's. Colours that the brand has set itself stay. Also names the look of
 * fields, which a style sheet can't ask a token for, and spreads what stands on the page.
 */
export function deriveBrand({ style, dataset, ownerDocument }: HTMLElement): void {
  const theme: Theme = dataset['theme'] === 'dark' ? 'dark' : 'light';
  const read = (name: string) => readColor(ownerDocument, style.getPropertyValue(name));
  const seeds = Object.fromEntries(SEEDS.map((name) => [name, read(`--seed-${name}`)])) as Seeds;
  const derived = seedColors(seeds, theme);
  const brand = read('--color-brand');
  if (brand) {
    const { on, hover, text } = brandColors(brand, theme, derived['color-surface-hover']);
    Object.assign(derived, { 'color-on-brand': on, 'color-brand-hover': hover, 'color-brand-text': text });
  }
  for (const [name, color] of Object.entries(derived))
    if (!style.getPropertyValue(`--${name}`)) style.setProperty(`--${name}`, css(color));
  dataset['label'] = style.getPropertyValue('--field-label');
  spread(style, getComputedStyle(ownerDocument.documentElement));
}

/** Multiplies the design's distances by the brand's `density`: less than 1 is dense, more is calm. */
function spread(style: CSSStyleDeclaration, computed: CSSStyleDeclaration): void {
  const density = Number(style.getPropertyValue('--density'));
  if (!(density >= 0.7 && density <= 1.3)) return;
  for (const step of [1, 2, 3, 4, 5, 6, 8, 10]) {
    const name = `--space-${step}`;
    if (!style.getPropertyValue(name)) style.setProperty(name, `calc(${computed.getPropertyValue(name)} * ${density})`);
  }
}

/** Reads a CSS colour in any notation; undefined for none, and in a browser without `color-mix`. */
function readColor(document: Document, color: string): Rgb | undefined {
  if (!color) return;
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
