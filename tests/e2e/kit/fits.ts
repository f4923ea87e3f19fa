/** Whether a screen fits where there is little room: a zoomed page, or large text. */
import { expect, type Locator } from '@playwright/test';
import type { Cashier } from './cashier';

/** The screen whose `main` control is given: it fits, and a player who scrolls down gets the control whole. */
export async function fits(cashier: Cashier, main: Locator): Promise<void> {
  await expect(main).toBeVisible();
  expect(await cashier.view.locator('html').evaluate(whatStandsOut)).toEqual([]);
  await main.scrollIntoViewIfNeeded();
  // All of it, but for the fraction of a pixel that scrolling leaves.
  await expect(main).toBeInViewport({ ratio: 0.98 });
}

/** Runs in the page. A clipped part can't even be scrolled to. */
function whatStandsOut({ ownerDocument: page }: Element): string[] {
  const { scrollWidth, clientWidth } = page.documentElement;
  const wide = scrollWidth > clientWidth ? [`${scrollWidth} px in ${clientWidth}`] : [];
  const parts = [
    ...page.querySelectorAll('main :is(h1, h2, p, label, button, a, input, select, img, canvas, dt, dd, li)'),
  ];
  const out = parts.filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > clientWidth + 1);
  return [...wide, ...out.map((part) => `${part.tagName} ${part.textContent}`)];
}
