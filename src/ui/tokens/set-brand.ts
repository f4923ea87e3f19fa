import type { Theme } from './contrast';

/** CSS custom properties without their `--`. */
export type BrandTokens = Readonly<Record<string, string>>;

/**
 * Sets a brand's tokens on <html>. A colour that is none is left out. What goes with the brand's own colour follows a
 * moment later, in time for the first button: most deployments have no brand, and the first script no room for it.
 */
export function setBrand(html: HTMLElement, tokens: BrandTokens, theme: Theme): void {
  const given = Object.entries(tokens).filter(([name, value]) => !name.startsWith('color-') || isColor(value));
  for (const [name, value] of given) html.style.setProperty(`--${name}`, value);
  if (given.some(([name]) => name === 'color-brand'))
    void import('./derive-brand').then(({ deriveBrand }) => deriveBrand(html, theme)).catch(() => undefined);
}

const isColor = (value: string): boolean => CSS.supports('color', value);
