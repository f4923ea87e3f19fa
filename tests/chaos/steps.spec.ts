/** Every plugin × every step × reload and × cut: the same step with the same to pay to, and no second create. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../e2e/kit/test';
import { isFullRun } from './kit/dice';
import { STEPS } from './kit/steps';

const FAULTS = ['reload', 'cut'] as const;
const steps = isFullRun ? STEPS : STEPS.filter(({ plugin }) => plugin === 'pix');
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

for (const { plugin, step, country, deposits, walk, shown } of steps) {
  for (const fault of FAULTS) {
    test(`${plugin} · ${step} · ${fault}`, async ({ serve, wire, gateway }) => {
      const host = await serve({ apiUrl: wire.url });
      const { cashier } = host;
      const isOnline = host.page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
      await host.open({ country, lang: 'en', platform: 'desktop' });
      await isOnline;
      await walk(cashier);
      const before = await factsOf(shown(cashier));
      expect(before).not.toBe('');
      await expect.poll(async () => (await gateway.deposits()).length).toBe(deposits);

      if (fault === 'reload') {
        await host.page.reload();
      } else {
        await wire.down();
        await expect(cashier.view.getByText('No connection.', { exact: false }).first()).toBeVisible();
        await wire.up();
        await expect(cashier.view.getByText('No connection.', { exact: false })).toHaveCount(0);
      }
      await expect.poll(() => factsOf(shown(cashier))).toBe(before);
      expect(await gateway.deposits()).toHaveLength(deposits);
      rows.push(`${plugin.padEnd(14)} ${step.padEnd(14)} ${fault.padEnd(8)} same step, ${deposits} deposit(s)`);
    });
  }
}
