export interface BrandFont {
  family: string;
  files: readonly { url: string; weight: string; unicodeRange: string }[];
}

/**
 * Shows the page in the brand's font from when it is there: until then, or if it never comes, in the device's own, so that
 * nothing waits for it. All weights at once, and only the files that hold what is on the page: it changes one time. Glyphs
 * and weights that later pages need come as they do in CSS with `font-display: swap`.
 * @param report what is wrong with the settings, and files that did not come
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

/** Absolute; undefined for one that could be read or changed on its way, or that is none. */
function fontAddress(url: string, baseUri: string): string | undefined {
  try {
    const { protocol, origin, href } = new URL(url, baseUri);
    return protocol === 'https:' || origin === new URL(baseUri).origin ? href : undefined;
  } catch {
    return undefined;
  }
}

/** A string of CSS. */
const quote = (text: string): string =>
  `"${text.replaceAll(/["\\\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
