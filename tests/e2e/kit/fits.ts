/** Checks that a screen fits into a small window: a zoomed page, or large text. */
import { expect, type Locator } from '@playwright/test';
import type { Cashier } from './cashier';

/** Checks that the screen fits, and that its `main` control can be scrolled into view as a whole. */
export async function fits(cashier: Cashier, main: Locator): Promise<void> {
  await expect(main).toBeVisible();
  expect(await cashier.view.locator('html').evaluate(whatStandsOut)).toEqual([]);
  await main.scrollIntoViewIfNeeded();
  // Not 1: scrolling may leave a fraction of a pixel outside.
  await expect(main).toBeInViewport({ ratio: 0.98 });
}

/** Runs in the page. Also finds clipped parts, which can't even be scrolled to. */
function whatStandsOut({ ownerDocument: page }: Element): string[] {
  const { scrollWidth, clientWidth } = page.documentElement;
  const wide = scrollWidth > clientWidth ? [`${scrollWidth} px in ${clientWidth}`] : [];
  const parts = [
    ...page.querySelectorAll('main :is(h1, h2, p, label, button, a, input, select, img, canvas, dt, dd, li)'),
  ];
  const out = parts.filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > clientWidth + 1);
  return [...wide, ...out.map((part) => `${part.tagName} ${part.textContent}`)];
}
