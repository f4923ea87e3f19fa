/** The director's page: an engineer plays provider, network and gateway of the cashier beside it. */
import { AxeBuilder } from '@axe-core/playwright';
import { Cashier } from '../kit/cashier';
import { expect, test } from '../kit/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('the next answers and the end of a payment are played from the page', async ({
  page,
  sandbox,
  token,
  gateway,
}) => {
  await page.goto(`${sandbox.url}/director?token=${encodeURIComponent(token)}&scenario=slow-gateway`);
  const cashier = new Cashier(page.frameLocator('#cashier iframe'));
  const news = page.locator('#scenario-news');
  const log = page.getByRole('log');
  await expect(page.getByRole('combobox', { name: 'From a file' })).toHaveValue('slow-gateway');
  await expect(page.locator('#player')).toContainText('Choose “Test card without page”');

  await page.getByRole('button', { name: 'Back to normal' }).click();
  await expect(news).toHaveText('Gateway and clock are themselves again.');
  await page.getByRole('combobox', { name: 'Next answer to' }).selectOption('BANKING:deposit-create');
  await page
    .getByRole('combobox', { name: 'is', exact: true })
    .first()
    .selectOption({ label: 'lost, made all the same' });
  await page.getByRole('button', { name: 'Set', exact: true }).first().click();
  await expect(news).toHaveText('Done.');
  await cashier.choose('Test card without page');
  await cashier.payButton.click();
  await expect.poll(async () => (await gateway.deposits()).length).toBe(1);
  const seconds = page.getByRole('spinbutton', { name: 'Cut for, seconds' });
  await seconds.press('ControlOrMeta+A');
  await seconds.pressSequentially('1');
  await page.getByRole('button', { name: 'Cut', exact: true }).click();
  await expect(cashier.title).toHaveText('Waiting for payment');

  await page.getByRole('combobox', { name: 'Decline because' }).selectOption('insufficient_funds');
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(cashier.title).toHaveText('Payment failed');
  expect((await gateway.deposits()).map(({ status }) => status)).toEqual(['mistaked']);
  await expect(log).toContainText('did decline reason="insufficient_funds"');
  await expect(log).toContainText('pushed deposit.status');
});

test('a scenario is changed, started, and shared by its link', async ({ page, sandbox, token, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${sandbox.url}/director?token=${encodeURIComponent(token)}`);
  const news = page.locator('#scenario-news');
  await page.getByText('As JSON, to change and to share').click();
  const json = page.getByRole('textbox', { name: 'Scenario' });
  const scenario = { title: 'Ours', steps: [{ act: { do: 'lock', reason: 'kyc_required' } }] };
  await json.fill(JSON.stringify({ ...scenario, steps: [{ act: { do: 'lock', reason: 'no_reason' } }] }));
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(news).toContainText('scenario.steps.0.act.reason');
  await json.fill(JSON.stringify(scenario));
  await page.getByRole('button', { name: 'Start' }).click();
  const cashier = new Cashier(page.frameLocator('#cashier iframe'));
  await expect(cashier.title).toHaveText('Verify your identity');

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(news).toHaveText('The link is copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link.replace(encodeURIComponent(token), `${encodeURIComponent(token)}-2`));
  await expect(new Cashier(other.frameLocator('#cashier iframe')).title).toHaveText('Verify your identity');
});

test('the page has no accessibility faults, wide and narrow', async ({ page, sandbox, token }) => {
  await page.goto(`${sandbox.url}/director?token=${encodeURIComponent(token)}`);
  await expect(page.locator('#cashier iframe')).toBeVisible();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
