/** Runs every scenario of the sandbox: checks what the player sees, and the database at the end. */
import type { Page } from '@playwright/test';
import { readScenarios } from '../../../sandbox/director/director-routes';
import type { PlayerStep } from '../../../sandbox/director/scenario';
import type { Cashier } from '../kit/cashier';
import { expect, test } from '../kit/test';

async function play(cashier: Cashier, page: Page, step: PlayerStep): Promise<void> {
  const { view, title, amount } = cashier;
  if ('choose' in step) {
    await cashier.tile(step.choose).click();
    await expect(title).toHaveText(step.choose);
    await expect(amount).toBeVisible();
  } else if ('fill' in step) {
    await view.getByRole('textbox', { name: step.fill, exact: true }).fill(step.with);
  } else if ('see' in step) {
    await expect(view.locator('main').getByText(step.see).first()).toBeVisible({ timeout: 30_000 });
  } else if ('pay' in step) {
    const opened = page.context().waitForEvent('page');
    await cashier.button(step.pay).click();
    await opened;
  } else {
    // A tile is found by its label, because its accessible name also contains the limit.
    await cashier.button(step.press).or(cashier.tile(step.press)).click();
  }
}

for (const [id, scenario] of readScenarios()) {
  test(`${id}: ${scenario.title}`, async ({ host, gateway }) => {
    await gateway.direct(scenario);
    const { country, currency, flow } = scenario.host;
    await host.open({ country, currency, flow });
    await host.cashier.expectOwnList();
    for (const step of scenario.player) await play(host.cashier, host.page, step);
    const made = await (flow === 'deposit' ? gateway.deposits() : gateway.withdrawals());
    expect(made.map(({ status }) => status)).toEqual(scenario.ends);
  });
}
