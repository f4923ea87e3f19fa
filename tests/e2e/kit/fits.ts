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

/** Expects that the screen fits, with its `main` control in reach, and that no text is clipped. */
export async function isReadable(cashier: Cashier, main: Locator): Promise<void> {
  await fits(cashier, main);
  expect(await cashier.view.locator('html').evaluate(whatIsCut)).toEqual([]);
}

/** What of the screen stands out of the window or is clipped; empty when all of it can be read. */
export async function cutTexts(cashier: Cashier): Promise<string[]> {
  const html = cashier.view.locator('html');
  return [...(await html.evaluate(whatStandsOut)), ...(await html.evaluate(whatIsCut))];
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

/** Runs in the page. Finds text that is clipped by its box and can't be scrolled to. */
function whatIsCut({ ownerDocument: page }: Element): string[] {
  const isHidden = (element: Element) => {
    const { clipPath, position, width } = getComputedStyle(element);
    return clipPath !== 'none' || (position === 'absolute' && parseFloat(width) <= 1);
  };
  return [...page.querySelectorAll('header *, main *')].flatMap((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const clips = ['hidden', 'clip'];
    const cutX = clips.includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const cutY = clips.includes(overflowY) && element.scrollHeight > element.clientHeight + 1;
    if (!(cutX || cutY) || !element.checkVisibility() || !element.textContent?.trim()) return [];
    if (isHidden(element) || element.closest('svg, select, [aria-hidden=true]')) return [];
    return [`${element.tagName} ${element.className}: ${element.textContent.slice(0, 60)}`];
  });
}
