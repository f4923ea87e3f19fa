/** In a browser, which alone breaks a text. */
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../tokens/global.css';
import { DesignProvider } from '../design/design-parts';
import { AmountField } from '../fields/amount-field';
import { legacyParts } from './parts';

const AMOUNTS = ['₸3,000', '₸15,000', '₸50,000', '₸250,000'].map((label) => ({ value: label, label }));

it.each([280, 320, 360])('in a window of %i px no suggested amount is broken', async (width) => {
  await page.viewport(width, 568);
  const host = document.body.appendChild(document.createElement('main'));
  const root = createRoot(host);
  // The page's own margins.
  host.style.padding = '0 1.375rem';
  root.render(
    <DesignProvider parts={legacyParts}>
      <AmountField
        {...{ label: 'Amount', name: 'amount', value: '', currency: 'KZT', quickAmounts: AMOUNTS }}
        shown={(text) => text}
        onChange={() => {}}
      />
    </DesignProvider>,
  );
  await expect.element(page.getByRole('button', { name: '₸250,000' })).toBeVisible();
  const lines = AMOUNTS.map(({ label }) => {
    const range = document.createRange();
    range.selectNodeContents(page.getByRole('button', { name: label }).element());
    return range.getClientRects().length;
  });
  expect(lines).toEqual([1, 1, 1, 1]);
  expect(document.documentElement.scrollWidth).toBe(width);
  root.unmount();
  host.remove();
});
