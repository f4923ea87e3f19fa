import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';

/** CSS px: 1280 × 1024 at a zoom of 400 % (WCAG 1.4.10), and the smallest phone held upright. */
const SMALL = [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
];
const CHECK = readFileSync(new URL('./reach-check.js', import.meta.url), 'utf8');

/** Parts of the current story that can't be seen or hit on a small screen, one line each. Leaves the viewport small. */
export async function findUnreachable(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const size of SMALL) {
    await page.setViewportSize(size);
    // Two frames, in which resize listeners can update the layout.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))');
    const found = (await page.evaluate(CHECK)) as string[];
    problems.push(...found.map((problem) => `${size.width} × ${size.height}: ${problem}`));
  }
  return problems;
}
