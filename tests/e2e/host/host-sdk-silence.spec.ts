/** Causes of a frame that stays silent which lie in the page itself, or in a server that answers too much. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '../kit/host-test';
import { expectProblem, problems, test } from '../kit/misconfigured';

test('wrong_path: a server that answers every address with the cashier’s page', async ({
  visit,
  site,
  settings,
  page,
  complaints,
}) => {
  const widgetUrl = await site.widget({ settings, frameAncestors: ['*'], isEverywhere: true });
  await visit({ widgetUrl: `${widgetUrl}wallet/` });
  await expectProblem(page, 'wrong_path');
  complaints.length = 0;
});

const COEP = { 'Cross-Origin-Embedder-Policy': 'require-corp' };

test('a page with an embedder policy has the cashier as our headers are', async ({
  visit,
  widgetUrl,
  cashier,
  page,
}) => {
  await visit({ widgetUrl, headers: COEP });
  await expect(cashier.tile('Test card')).toBeVisible();
  expect(await problems(page)).toEqual([]);
});

test('coep_blocked: a page with an embedder policy, and a cashier without', async ({
  visit,
  site,
  settings,
  page,
  complaints,
}) => {
  const widgetUrl = await site.widget({ settings, frameAncestors: ['*'], hasEmbedderPolicy: false });
  await visit({ widgetUrl, headers: COEP });
  await expectProblem(page, 'coep_blocked');
  complaints.length = 0;
});

test('no_answer says that the page’s own policy forbids to look for the reason', async ({
  visit,
  site,
  settings,
  page,
  complaints,
}) => {
  const widgetUrl = await site.widget({ settings, frameAncestors: ['https://another.example'] });
  await visit({ widgetUrl, headers: { 'Content-Security-Policy': "connect-src 'self'" } });
  await expectProblem(page, 'no_answer', 'connect-src');
  complaints.length = 0;
});

test('service_worker: the page’s own answers for the cashier; nothing is nested', async ({
  site,
  installed,
  page,
  complaints,
}) => {
  const script = `addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(fetch('/'));
  });`;
  const html = `<!doctype html><title>A brand</title><div id="cashier" style="height: 640px"></div>
    <script type="module">
      import { mountCashier } from '/node_modules/cashier-host-sdk/index.js';
      window.problems = [];
      const onProblem = (problem) => problems.push(problem);
      const payload = { token: 'a token', userId: '42' };
      mountCashier(document.getElementById('cashier'), { widgetUrl: '/cashier/', payload, onProblem });
    </script>`;
  writeFileSync(join(installed, 'worker.js'), script);
  const url = await site.page(html, { folder: installed });
  await page.goto(`${url}/worker.js`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
  });
  await page.goto(url);
  await expectProblem(page, 'service_worker');
  expect(page.frames()).toHaveLength(2);
  expect((await problems(page))[0]).not.toHaveProperty('link');
  complaints.length = 0;
});
