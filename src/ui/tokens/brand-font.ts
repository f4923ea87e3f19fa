export interface BrandFont {
  family: string;
  files: readonly { url: string; weight: string; unicodeRange: string }[];
}

/**
 * Switches the page to the brand's font once that has loaded. Until then, or if it fails to load, the device's own font
 * is used, so that nothing waits. All weights load together, and only files with characters that are on the page, so
 * that the font changes only once. Characters and weights that later pages need load as usual in CSS with
 * `font-display: swap`.
 * @param report called with mistakes in the settings and with files that failed to load
 */
export async function loadBrandFont(
  { documentElement: html, body, baseURI, fonts }: Document,
  { family, files }: BrandFont,
  report: (problem: unknown) => void,
): Promise<void> {
  for (const { url, ...descriptors } of files) {
    const address = fontAddress(url, baseURI);
    if (address === undefined)
      report(new Error('settings: brandFont.files has an address that is neither https nor ours'));
    else fonts.add(new FontFace(family, `url(${quote(address)}) format("woff2")`, { ...descriptors, display: 'swap' }));
  }
  const text = body.textContent;
  const weights = WEIGHTS.map((token) => getComputedStyle(html).getPropertyValue(token));
  const loads = weights.map((weight) => fonts.load(`${weight} 1em ${quote(family)}`, text));
  const results = await Promise.allSettled(loads);
  for (const result of results) if (result.status === 'rejected') report(result.reason);
  if (results.some((result) => result.status === 'fulfilled' && result.value.length > 0))
    html.style.fontFamily = `${quote(family)}, var(--font-family)`;
}

const WEIGHTS = ['--font-weight-normal', '--font-weight-medium', '--font-weight-bold'];

/** Returns the absolute address; undefined if it is invalid or could be read or changed on its way. */
function fontAddress(url: string, baseUri: string): string | undefined {
  try {
    const { protocol, origin, href } = new URL(url, baseUri);
    return protocol === 'https:' || origin === new URL(baseUri).origin ? href : undefined;
  } catch {
    return undefined;
  }
}

/** Quotes a text as a CSS string. */
const quote = (text: string): string =>
  `"${text.replaceAll(/["\\\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
