/** CSS custom properties, named without their `--`. */
export type BrandTokens = Readonly<Record<string, string>>;

/**
 * Sets a brand's tokens on <html>, except invalid colours. What is derived from the brand's colour and seeds follows
 * a moment later, in time for the first button: most deployments have no brand, and the first script must stay small.
 */
export function setBrand(html: HTMLElement, tokens: BrandTokens): void {
  const given = Object.entries(tokens).filter(([name, value]) => !name.startsWith('color-') || isColor(value));
  for (const [name, value] of given) html.style.setProperty(`--${name}`, value);
  if (given.some(([name]) => /^seed|brand$|label$|density/.test(name)))
    void import('./derive-brand').then(({ deriveBrand }) => deriveBrand(html)).catch(() => undefined);
}

const isColor = (value: string): boolean => CSS.supports('color', value);
