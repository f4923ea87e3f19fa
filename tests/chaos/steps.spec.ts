/**
 * Every plugin × every step × both designs × a reload, a cut connection or a browser that is gone with its storage: the
 * player gets back to the same step with the same payment details, and there is no second create.
 */
import type { Browser, Locator } from '@playwright/test';
import type { Cashier } from '../e2e/kit/cashier';
import { connected } from '../e2e/kit/connected';
import type { HostChoices, HostPage } from '../e2e/kit/host-page';
import { expect, test } from '../e2e/kit/test';
import { isFullRun } from './kit/dice';
import { findSteps } from './kit/find-steps';
import type { Step } from './kit/step';

const ALL = await findSteps();
/** The full run has all steps, the short one a selection. */
const steps = isFullRun ? ALL : ALL.filter(({ shortRun, design }) => shortRun?.includes(design));
const OFFLINE = /No connection\./;
const rows: string[] = [];
/** Widths of the table's columns, in characters. */
const WIDTHS = [14, 10, 7, 12, 8, 23];

test.describe.configure({ mode: 'default' });
test.afterAll(() => {
  if (rows.length > 0) process.stdout.write(`\n${rows.join('\n')}\n`);
});

/** What a player reads in the element; for a picture, its label or address. */
async function factsOf(shown: Locator): Promise<string> {
  await expect(shown).toBeAttached();
  return shown.evaluate(
    (element) => element.getAttribute('aria-label') ?? element.getAttribute('src') ?? element.textContent ?? '',
  );
}

/** Types an amount before the connection is cut. Undefined on a page without an amount. */
async function typeAmount({ amount }: Cashier): Promise<string | undefined> {
  if (!(await amount.isVisible())) return undefined;
  await amount.fill('77');
  return '77';
}

for (const each of steps) {
  const { plugin, step, flow = 'deposit', design } = each;
  const { country, money, made, walk, shown, afterReload = shown } = each;
  for (const fault of faultsOf(each)) {
    test(`${plugin} · ${flow} · ${design} · ${step} · ${fault}`, async ({ browser, serve, wire, gateway }) => {
      const choices = { country, lang: 'en', platform: 'desktop', flow } as const;
      const tell = (end: string) => rows.push(row([plugin, flow, design, step, fault, end], made));
      const host = await serve({ apiUrl: wire.url, legacyCountries: design === 'legacy' ? [country] : [] });
      const { cashier } = host;
      const isOnline = connected(host.page);
      await host.open(choices);
      await expect(cashier.tiles.first()).toBeVisible();
      // The legacy design's list shows no title.
      await expect(cashier.headerTitle).toHaveCount(design === 'legacy' ? 0 : 1);
      await isOnline;
      if (money) {
        await gateway.giveMoney(money.amount, money.currency);
        await expect(cashier.view.getByText(/^Balance/).locator('..')).toContainText(/[1-9]/);
      }
      await walk(cashier, gateway);
      const before = await factsOf(shown(cashier));
      expect(before).not.toBe('');
      const count = async () => (flow === 'deposit' ? await gateway.deposits() : await gateway.withdrawals()).length;
      await expect.poll(count).toBe(made);

      if (fault === 'reload') {
        await host.page.reload();
        const isSame = afterReload === shown;
        if (isSame) await expect.poll(() => factsOf(shown(cashier))).toBe(before);
        else await expect(afterReload(cashier)).toBeVisible();
        tell(isSame ? 'same step' : 'the step before');
      } else if (fault === 'new view') {
        const { page, cashier: other } = await continueInNewView(host, browser, choices);
        await expect.poll(() => factsOf(shown(other))).toBe(before);
        await page.context().close();
        tell('same step');
      } else {
        const typed = await typeAmount(cashier);
        // A pointer that rests on the notice would hold it, and the banner comes after it.
        await host.page.mouse.move(0, 0);
        await wire.down();
        await expect(cashier.view.getByText(OFFLINE).first()).toBeVisible();
        await wire.up();
        await expect(cashier.view.getByText(OFFLINE)).toHaveCount(0);
        await expect.poll(() => factsOf(shown(cashier))).toBe(before);
        if (typed !== undefined) await expect(cashier.amount).toHaveValue(typed);
        tell(typed === undefined ? 'same step' : 'same step, same typing');
      }
      expect(await count()).toBe(made);
    });
  }
}

/** A payment that waits for the player is offered in any browser; one that waits only for the provider is not. */
function faultsOf({ made, step }: Step) {
  const isOffered = made === 1 && step !== 'waiting' && step !== 'history';
  return isOffered ? (['reload', 'cut', 'new view'] as const) : (['reload', 'cut'] as const);
}

async function continueInNewView(host: HostPage, browser: Browser, choices: HostChoices): Promise<HostPage> {
  const other = await host.another(browser);
  await other.open(choices);
  await other.cashier.view.locator('main').getByRole('status').getByRole('button').last().click();
  return other;
}

function row(cells: readonly string[], made: number): string {
  const columns = cells.map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0));
  return `${columns.join(' ')} ${made} made`;
}
