/** Every plugin × every step × reload and × cut: the same step with the same to pay to, and no second create. */
import type { Locator } from '@playwright/test';
import type { Cashier } from '../e2e/kit/cashier';
import { expect, test } from '../e2e/kit/test';
import { DEPOSIT_STEPS } from './kit/deposit-steps';
import { isFullRun } from './kit/dice';
import { WITHDRAWAL_STEPS } from './kit/withdrawal-steps';

const FAULTS = ['reload', 'cut'] as const;
const ALL = [...DEPOSIT_STEPS, ...WITHDRAWAL_STEPS];
/** Pix, and a withdrawal that waits for its code; the whole run has them all. */
const steps = isFullRun ? ALL : ALL.filter(({ plugin, step }) => plugin === 'pix' || step === 'code');
const OFFLINE = /No connection\./;
const rows: string[] = [];

test.describe.configure({ mode: 'default' });
test.afterAll(() => {
  if (rows.length > 0) process.stdout.write(`\n${rows.join('\n')}\n`);
});

/** What a player reads there, or what a picture shows. */
async function factsOf(shown: Locator): Promise<string> {
  await expect(shown).toBeAttached();
  return shown.evaluate(
    (element) => element.getAttribute('aria-label') ?? element.getAttribute('d') ?? element.textContent ?? '',
  );
}

/** An amount that is being typed when the line goes; undefined where there is none to type. */
async function typeAmount({ amount }: Cashier): Promise<string | undefined> {
  if (!(await amount.isVisible())) return undefined;
  await amount.fill('77');
  return '77';
}

for (const { plugin, step, flow = 'deposit', country, money, made, walk, shown, afterReload = shown } of steps) {
  for (const fault of FAULTS) {
    test(`${plugin} · ${flow} · ${step} · ${fault}`, async ({ serve, wire, gateway }) => {
      const host = await serve({ apiUrl: wire.url });
      const { cashier } = host;
      const isOnline = host.page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
      await host.open({ country, lang: 'en', platform: 'desktop', flow });
      await isOnline;
      if (money) {
        await gateway.giveMoney(money.amount, money.currency);
        await expect(cashier.view.getByText(/^Balance/).locator('..')).toContainText(/[1-9]/);
      }
      await walk(cashier);
      const before = await factsOf(shown(cashier));
      expect(before).not.toBe('');
      const count = async () => (flow === 'deposit' ? await gateway.deposits() : await gateway.withdrawals()).length;
      await expect.poll(count).toBe(made);

      if (fault === 'reload') {
        await host.page.reload();
        const isSame = afterReload === shown;
        if (isSame) await expect.poll(() => factsOf(shown(cashier))).toBe(before);
        else await expect(afterReload(cashier)).toBeVisible();
        rows.push(row(plugin, flow, step, fault, isSame ? 'same step' : 'the step before', made));
      } else {
        const typed = await typeAmount(cashier);
        await wire.down();
        await expect(cashier.view.getByText(OFFLINE).first()).toBeVisible();
        await wire.up();
        await expect(cashier.view.getByText(OFFLINE)).toHaveCount(0);
        await expect.poll(() => factsOf(shown(cashier))).toBe(before);
        if (typed !== undefined) await expect(cashier.amount).toHaveValue(typed);
        rows.push(row(plugin, flow, step, fault, typed === undefined ? 'same step' : 'same step, same typing', made));
      }
      expect(await count()).toBe(made);
    });
  }
}

function row(plugin: string, flow: string, step: string, fault: string, end: string, made: number): string {
  const columns = [plugin.padEnd(14), flow.padEnd(10), step.padEnd(12), fault.padEnd(6), end.padEnd(23)];
  return `${columns.join(' ')} ${made} made`;
}
