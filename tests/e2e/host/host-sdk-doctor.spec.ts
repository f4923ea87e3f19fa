/** Each code of `onProblem`, from a real misconfiguration. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '../kit/host-test';
import { expectProblem, problems, test, type Problem } from '../kit/misconfigured';

test('nothing is wrong: nothing is reported', async ({ visit, widgetUrl, cashier, page }) => {
  await visit({ widgetUrl });
  await expect(cashier.tile('Test card')).toBeVisible();
  expect(await problems(page)).toEqual([]);
});

test('zero_height, with a page that explains it', async ({ visit, widgetUrl, page }) => {
  await visit({ widgetUrl, style: '' });
  await expectProblem(page, 'zero_height');
  // The SDK gives the frame a height, so that it can be used until the page is fixed.
  expect((await page.locator('iframe').boundingBox())?.height).toBe(640);
  const [found] = await problems(page);
  await page.goto(found!.link!);
  await expect(page.locator('#zero_height')).toBeInViewport();
});

for (const style of ['min-height: 640px', 'padding: 20px'])
  test(`zero_height of a container with ${style}, which gives a frame no height either`, async ({
    visit,
    widgetUrl,
    page,
  }) => {
    await visit({ widgetUrl, style });
    await expectProblem(page, 'zero_height');
    expect((await page.locator('iframe').boundingBox())?.height).toBe(640);
  });

test('a page whose own style sheet gives the frame its height gets no finding', async ({
  visit,
  widgetUrl,
  cashier,
  page,
}) => {
  await visit({ widgetUrl, style: '', css: 'iframe { height: 500px !important }' });
  await expect(cashier.tile('Test card')).toBeVisible();
  expect(await problems(page)).toEqual([]);
});

test('a container that is shown later is measured then', async ({ visit, widgetUrl, cashier, page }) => {
  await visit({ widgetUrl, style: 'display: none; height: 640px' });
  await page.locator('#cashier').evaluate((container) => (container.style.display = 'block'));
  await expect(cashier.tile('Test card')).toBeVisible();
  expect(await problems(page)).toEqual([]);
});

test('unreachable, without a link to what does not answer', async ({ visit, site, page }) => {
  await visit({ widgetUrl: await site.nowhere() });
  await expectProblem(page, 'unreachable');
  expect((await problems(page))[0]).not.toHaveProperty('link');
});

test('wrong_path', async ({ visit, widgetUrl, page }) => {
  await visit({ widgetUrl: `${widgetUrl}elsewhere/` });
  await expectProblem(page, 'wrong_path');
});

test('wrong_path: an address that leads to another origin', async ({ visit, site, widgetUrl, page }) => {
  await visit({ widgetUrl: await site.moved(widgetUrl) });
  await expectProblem(page, 'wrong_path');
});

test('framing_refused', async ({ visit, site, settings, page, complaints }) => {
  await visit({ widgetUrl: await site.widget({ settings, frameAncestors: ['https://another.example'] }) });
  await expectProblem(page, 'framing_refused');
  complaints.length = 0;
});

test('csp_blocked', async ({ visit, widgetUrl, page, complaints }) => {
  await visit({ widgetUrl, headers: { 'Content-Security-Policy': "frame-src 'self'" } });
  await expectProblem(page, 'csp_blocked', 'frame-src');
  complaints.length = 0;
});

test('no_answer: the hash of the first script is not in the policy', async ({
  visit,
  site,
  settings,
  page,
  complaints,
}) => {
  const widgetUrl = await site.widget({ settings, frameAncestors: ['*'], policyOf: '<script>let older;</script>' });
  await visit({ widgetUrl });
  await expectProblem(page, 'no_answer');
  complaints.length = 0;
});

test('version_mismatch', async ({ visit, site, settings, page }) => {
  const change = (html: string) => html.replaceAll('v1.0.230', 'v2.3.4');
  await visit({ widgetUrl: await site.widget({ settings, frameAncestors: ['*'], change }) });
  await expectProblem(page, 'version_mismatch', 'v2.3.4');
});

test('bad_payload names a token that is missing; nothing is asked for without one', async ({
  visit,
  widgetUrl,
  page,
}) => {
  const asked: string[] = [];
  page.on('response', (response) => response.status() === 401 && asked.push(response.url()));
  await visit({ widgetUrl, payload: { token: '' } });
  await expectProblem(page, 'bad_payload', 'token');
  expect(asked).toEqual([]);
});

test('token_rejected', async ({ visit, widgetUrl, page }) => {
  await visit({ widgetUrl, payload: { token: 'expired' } });
  await expectProblem(page, 'token_rejected');
});

test('bad_payload names the key: a typing error, a wrong type', async ({ visit, widgetUrl, cashier, page }) => {
  await visit({ widgetUrl, payload: { curency: 'EUR', closingButton: 'yes' } });
  await expect(cashier.tile('Test card')).toBeVisible();
  expect((await problems(page)).map(({ code, detail }) => [code, detail])).toEqual([
    ['bad_payload', 'curency'],
    ['bad_payload', 'closingButton'],
  ]);
});

test('player_unnamed: a token without a userId, by which the cashier tells one player from the next', async ({
  visit,
  widgetUrl,
  cashier,
  page,
}) => {
  await visit({ widgetUrl, payload: { userId: undefined } });
  await expect(cashier.tile('Test card')).toBeVisible();
  await expectProblem(page, 'player_unnamed');
});

test('unknown_currency', async ({ visit, widgetUrl, page }) => {
  await visit({ widgetUrl, payload: { currency: 'eur' } });
  await expectProblem(page, 'unknown_currency', 'eur');
});

test('origin_not_allowed', async ({ visit, site, settings, page }) => {
  const strict = { ...settings, hostOrigins: ['https://another.example'] };
  await visit({ widgetUrl: await site.widget({ settings: strict, frameAncestors: ['*'] }) });
  await expectProblem(page, 'origin_not_allowed');
});

test('gateway_unreachable', async ({ visit, site, page }) => {
  const apiUrl = new URL(await site.nowhere()).origin;
  await visit({ widgetUrl: await site.widget({ settings: { apiUrl }, frameAncestors: ['*'] }) });
  await expectProblem(page, 'gateway_unreachable', apiUrl);
});

test('gateway_cors', async ({ visit, site, page }) => {
  // A server that answers, but sends no CORS headers for other origins.
  const apiUrl = await site.page('{}');
  await visit({ widgetUrl: await site.widget({ settings: { apiUrl }, frameAncestors: ['*'] }) });
  await expectProblem(page, 'gateway_cors', apiUrl);
});

test('storage_blocked: a frame without an origin of its own is reported, and its cashier runs', async ({
  site,
  sandbox,
  token,
  cashier,
  page,
}) => {
  // Some brands embed third-party frames with `sandbox`; the package's own frame does not have that attribute.
  const widgetUrl = await site.widget({ settings: { apiUrl: sandbox.url }, frameAncestors: ['*'], isReadable: true });
  const html = `<!doctype html><title>A brand</title>
    <iframe title="Cashier" sandbox="allow-scripts allow-forms allow-popups" style="width: 400px; height: 640px"></iframe>
    <script>
      window.problems = [];
      const frame = document.querySelector('iframe');
      addEventListener('message', ({ source, data }) => {
        if (source !== frame.contentWindow) return;
        const message = JSON.parse(data);
        if (message.messageType === 'onProblem') problems.push(message);
        if (message.messageType !== 'Loaded') return;
        const payload = { token: '${token}', currency: 'EUR', paymentGeo: 'DE', lang: 'en' };
        source.postMessage(JSON.stringify({ type: 'loaded', payload }), '*');
      });
      frame.src = '${widgetUrl}#/deposit';
    </script>`;
  await page.goto(await site.page(html));
  await expect(cashier.tile('Test card')).toBeVisible();
  await expectProblem(page, 'storage_blocked');
  await cashier.choose('Test card');
  await expect(cashier.payButton).toBeVisible();
});

test("the package's command finds nothing wrong with the built widget, and a page that is not allowed", async ({
  installed,
  sandbox,
}) => {
  const doctor = join(installed, 'node_modules', 'cashier-host-sdk', 'doctor.js');
  const run = async (url: string, ...more: string[]) => {
    const { stdout } = await promisify(execFile)(doctor, [url, '--json', ...more]).catch((failed) => failed);
    return (JSON.parse(stdout) as Problem[]).map(({ code }) => code);
  };
  expect(await run(sandbox.url, '--origin', sandbox.hostUrl)).toEqual([]);
  expect(await run(sandbox.url, '--origin', 'https://brand.example')).toEqual(['framing_refused']);
});
