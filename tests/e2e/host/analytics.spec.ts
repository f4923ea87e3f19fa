/** The steps of a visit, as the host receives them (docs/analytics.md). */
import * as v from 'valibot';
import { JourneyEvent } from '../../../src/contract/analytics';
import { AcquirerPage } from '../kit/acquirer-page';
import type { HostPage } from '../kit/host-page';
import { expect, test } from '../kit/test';

type Step = { name: string; params: Record<string, unknown> };

async function steps(host: HostPage): Promise<Step[]> {
  return (await host.sent('onAnalyticsEvent')).map(({ name, params }) => ({ name, params }) as Step);
}
const names = async (host: HostPage) => (await steps(host)).map(({ name }) => name);

test('a deposit from the list to its end, the way back to it, and the close', async ({ host }) => {
  await host.open({ country: 'de' });
  const { cashier } = host;
  await expect.poll(() => names(host)).toEqual(['list_shown']);
  await cashier.choose('Test card');
  await cashier.amount.fill('');
  await cashier.payButton.click();
  await expect.poll(() => names(host)).toContain('field_failed');
  const acquirer = new AcquirerPage(await cashier.pay('50'));
  await expect.poll(() => names(host)).toContain('redirect_opened');
  await (await host.frame()).evaluate(() => location.reload());
  await expect.poll(() => names(host)).toContain('resumed');
  await acquirer.choose('Approve');
  await expect.poll(() => names(host)).toContain('ended');
  await cashier.close.click();
  await expect.poll(() => names(host)).toContain('left');

  const all = await steps(host);
  for (const step of all) expect(v.is(JourneyEvent, step), JSON.stringify(step)).toBe(true);
  const method = 'test_card';
  const flow = 'deposit';
  const list = all[0]!.params;
  const [first, ...others] = list['methods'] as { name: string; group?: string; position: number }[];
  expect(first).toEqual({ name: 'de_card', group: 'card_method', position: 1 });
  expect(others.find(({ name }) => name === 'de_paypal')).toEqual({ name: 'de_paypal', position: 2 });
  // Only the gateway's own list is told: every method of the sandbox has a plugin and takes euros.
  expect(list['left_out']).toEqual([]);
  const shown = all.map(({ name, params: { ms: _ms, methods: _methods, left_out: _leftOut, ...params } }) => ({
    name,
    ...params,
  }));
  expect(shown).toEqual([
    { name: 'list_shown', flow, step: 'list' },
    { name: 'method_chosen', flow, method, step: 'list' },
    { name: 'field_failed', flow, method, step: 'form', field: 'amount' },
    { name: 'amount_changed', flow, method, step: 'form' },
    { name: 'submit', flow, method, step: 'form' },
    { name: 'waiting', flow, method, step: 'form' },
    { name: 'redirect_opened', flow, method, step: 'form', rung: 'window' },
    { name: 'resumed', flow, method, step: 'status' },
    { name: 'ended', flow, method, step: 'status', status: 'processed' },
    { name: 'left', flow, method, step: 'status' },
  ]);
  // No event contains what the player typed.
  expect(JSON.stringify(shown)).not.toContain('50');
});
