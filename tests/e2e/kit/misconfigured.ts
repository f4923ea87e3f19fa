/** `test` with a brand's page that embeds the cashier in one way or another, and what its `onProblem` was told. */
import type { Page } from '@playwright/test';
import type { Settings } from '../../../src/contract/settings';
import { expect, test as base } from './host-test';

/** Longer than the SDK waits for a message before it looks for the reason. */
const TOLD = { timeout: 25_000 };

interface Misconfigured {
  widgetUrl: string;
  style?: string;
  /** The page's own style sheet. */
  css?: string;
  headers?: Record<string, string>;
  payload?: Record<string, unknown>;
}

export interface Problem {
  code: string;
  detail?: string;
  fix: string;
  link?: string;
}

export const test = base.extend<{
  /** A brand's page with the script from the package. */
  visit(options: Misconfigured): Promise<void>;
  settings: Partial<Settings>;
}>({
  settings: async ({ sandbox }, use) => use({ apiUrl: sandbox.url }),
  visit: async ({ site, installed, page, token }, use) =>
    use(async ({ widgetUrl, style = 'height: 640px', css = '', headers, payload }) => {
      const data = { token, userId: '42', currency: 'EUR', paymentGeo: 'DE', lang: 'en', ...payload };
      const options = JSON.stringify({ widgetUrl, payload: data });
      const html = `<!doctype html><title>A brand</title><style>${css}</style><div id="cashier" style="${style}"></div>
        <script type="module">
          import { mountCashier } from '/node_modules/cashier-host-sdk/index.js';
          window.problems = [];
          const onProblem = (problem) => problems.push(problem);
          mountCashier(document.getElementById('cashier'), { ...${options}, onProblem });
        </script>`;
      await page.goto(await site.page(html, { folder: installed, ...(headers && { headers }) }));
      await page.waitForFunction(() => 'problems' in window);
    }),
});

export const problems = (page: Page) => page.evaluate(() => (window as unknown as { problems: Problem[] }).problems);
export const expectProblem = (page: Page, code: string, detail?: string) =>
  expect.poll(async () => (await problems(page)).map((one) => [one.code, one.detail]), TOLD).toEqual([[code, detail]]);
