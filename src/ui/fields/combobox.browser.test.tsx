import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css';
import { Combobox } from './combobox';

const ITEMS = Array.from({ length: 300 }, (_, at) => ({ value: `v${at}`, text: `Bank ${at}` }));
const TEXTS = {
  search: 'Search',
  noResults: 'Nothing found',
  close: 'Close the list',
  results: (count: number) => `${count} results`,
};

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  document.documentElement.dataset.theme = 'light';
  host = document.body.appendChild(document.createElement('main'));
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
  delete document.documentElement.dataset.theme;
});

/** A combobox in a low scroll container, with a field before and after it. */
function Page() {
  const [value, setValue] = useState('');
  return (
    <div data-testid="page" style={{ height: 200, overflow: 'auto' }}>
      <input aria-label="Amount" />
      <Combobox label="Bank" name="bank" items={ITEMS} texts={TEXTS} value={value} onChange={setValue} />
      <input aria-label="Account" />
    </div>
  );
}

const field = () => page.getByRole('combobox', { name: 'Bank' });
/** Whether the middle of the element is visible and not covered, so that a finger can hit it. */
function isInReach(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return met !== null && element.contains(met);
}
const option = (name: string) => page.getByRole('option', { name, exact: true });

it('in a frame of a phone’s width the list has the whole frame, with the search above it', async () => {
  await page.viewport(320, 568);
  root.render(<Page />);
  await field().click();
  await expect.element(option('Bank 0')).toBeVisible();
  const list = page.getByRole('listbox').element();
  const search = field().element().getBoundingClientRect();
  expect(search.bottom).toBeLessThan(80);
  expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(search.bottom);
  expect(list.getBoundingClientRect().bottom).toBe(568);
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(option('Bank 0').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(isInReach(option('Bank 0').element())).toBe(true);
  // The last item can be scrolled into the upper half, above a keyboard.
  list.scrollTop = list.scrollHeight;
  expect(option('Bank 299').element().getBoundingClientRect().bottom).toBeLessThan(568 / 2 + 44);

  await page.getByRole('button', { name: 'Close the list' }).click();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  expect(document.activeElement).toBe(field().element());
});

it('on a wide page the list hangs below its field and is cut off by no scrolling box', async () => {
  await page.viewport(1024, 700);
  root.render(<Page />);
  await field().click();
  await userEvent.keyboard('{End}');
  await expect.element(option('Bank 299')).toHaveAttribute('data-active');
  const { top } = page.getByRole('listbox').element().getBoundingClientRect();
  expect(top).toBeGreaterThan(field().element().getBoundingClientRect().bottom);
  expect(option('Bank 299').element().getBoundingClientRect().bottom).toBeGreaterThan(200);
  expect(isInReach(option('Bank 299').element())).toBe(true);
  await option('Bank 298').click();
  await expect.element(field()).toHaveValue('Bank 298');
  expect(document.activeElement).toBe(field().element());
});

it('follows its field while the page scrolls, and stands above it at the bottom of the page', async () => {
  await page.viewport(1024, 700);
  host.style.marginTop = '450px';
  root.render(<Page />);
  await field().click();
  const list = () => page.getByRole('listbox').element().getBoundingClientRect();
  const input = () => field().element().getBoundingClientRect();
  await expect.poll(() => list().bottom).toBeLessThan(input().top);
  page.getByTestId('page').element().scrollTop = 20;
  const distance = input().top - list().bottom;
  expect(distance).toBeLessThan(10);
});
