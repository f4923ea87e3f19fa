/** Another player comes to an open cashier: each one's money goes to their own destination, and is found by them alone. */
import type { Page } from '@playwright/test';
import { connect, withdrawalRequest } from '../../../sandbox/testing/client';
import { Gateway } from '../kit/gateway';
import { expect, test as base } from '../kit/host-test';
import { recordCalls, type PlayerCall } from '../kit/player-calls';
import { rawDoor, sdkDoor, shownIn, type PlayerDoor } from '../kit/player-change';
import { SdkHost, sdkHost } from '../kit/sdk-host';

const [ANNAS_IBAN, BENS_IBAN] = ['DE89 3704 0044 0532 0130 00', 'DE02 1203 0000 0000 2020 51'];
const ANNAS = /Anna|3000|1[.,\s]?467|777|123/u;
const CREATE = 'BANKING:withdrawal-create';
const FILLED = '<style>#cashier { height: 640px }</style>';

type Doors = Record<string, () => Promise<PlayerDoor>>;

const test = base.extend<{ doors: Doors; calls: PlayerCall[]; ben: Gateway; second: string }>({
  second: async ({ token }, use) => use(`${token}-second`),
  ben: async ({ sandbox, second }, use) => use(new Gateway(sandbox.url, second)),
  calls: async ({ page }, use) => use(recordCalls(page)),
  doors: async ({ bareHost, site, installed, widgetUrl, page }, use) =>
    use({
      'a raw loaded': () => Promise.resolve(rawDoor(bareHost, true)),
      'a raw loaded that names nobody': () => Promise.resolve(rawDoor(bareHost, false)),
      'update of the SDK': async () =>
        sdkDoor(await sdkOn(page, await site.page(FILLED + sdkHost(widgetUrl), { folder: installed })), true),
    }),
});

async function sdkOn(page: Page, url: string): Promise<SdkHost> {
  const host = new SdkHost(page);
  await host.open(url);
  return host;
}

type Place = 'list' | 'form' | 'review' | 'lost create';
const CASES: Record<string, readonly Place[]> = {
  'a raw loaded': ['list', 'form', 'review', 'lost create'],
  'a raw loaded that names nobody': ['review', 'lost create'],
  'update of the SDK': ['review', 'lost create'],
};

for (const [way, places] of Object.entries(CASES)) {
  for (const place of places) {
    test(`${way}, while the first player is at: ${place}`, async ({
      doors,
      calls,
      gateway,
      ben,
      second,
      token,
      sandbox,
      page,
      cashier,
    }) => {
      // Anna has a payment in her history, and a saved account.
      await gateway.giveMoney('1500', 'EUR');
      await ben.giveMoney('300', 'EUR');
      const client = await connect(sandbox.url, token);
      await client.request(CREATE, {
        ...withdrawalRequest({ amount: 33, fields: { iban: ANNAS_IBAN } }),
        saveAccount: true,
      });
      client.close();

      const door = await doors[way]!();
      await door.start({ token, name: 'Anna' });
      await expect(cashier.tile('Test payout')).toBeVisible();
      await expect(cashier.view.getByText(/^Balance/).locator('..')).toContainText('1,467');
      if (place !== 'list') {
        await cashier.choose('Test payout');
        await cashier.amount.fill(place === 'form' ? '777' : '123');
      }
      if (place === 'review' || place === 'lost create') {
        await cashier.button('Continue').click();
        await expect(cashier.title).toHaveText('Check your withdrawal');
      }
      if (place === 'lost create') {
        await gateway.fault({ create: { dropReply: true } });
        await cashier.button('Withdraw').click();
        // The one in her history waits.
        await cashier.view.getByRole('dialog').getByRole('button', { name: 'Make another withdrawal' }).click();
        await expect.poll(async () => (await gateway.withdrawals()).length).toBe(2);
      }
      const annasKeys = keysOf(calls);

      await door.come({ token: second, name: 'Ben' });
      await expect.poll(() => calls.some((call) => call.token === second && call.type === 'connect')).toBe(true);
      await expect(cashier.tile('Test payout')).toBeVisible();
      await expect(cashier.view.getByText(/^Balance/).locator('..')).toContainText('300');
      expect(await shownIn(page)).not.toMatch(ANNAS);
      await cashier.button('Transactions').click();
      await expect(cashier.view.getByRole('heading', { name: /^No|^Nothing/ })).toBeVisible();
      expect(await shownIn(page)).not.toMatch(ANNAS);
      await cashier.back.click();
      await cashier.choose('Test payout');
      await expect(cashier.amount).toHaveValue('');
      await expect(cashier.field('IBAN')).toHaveValue('');
      expect(await shownIn(page)).not.toMatch(ANNAS);

      await cashier.amount.fill('60');
      await cashier.field('IBAN').fill(BENS_IBAN);
      await cashier.button('Continue').click();
      await cashier.button('Withdraw').click();
      await expect(cashier.title).toHaveText('Request accepted');
      expect(await shownIn(page)).not.toMatch(ANNAS);
      expect(await ben.withdrawal()).toMatchObject({ amount: '60', destination: expect.stringMatching(/2051$/) });
      expect(await ben.balances()).toEqual({ EUR: 240 });
      const firstOfBen = calls.findIndex((call) => call.token === second);
      expect(calls.slice(firstOfBen).filter((call) => call.token !== second)).toEqual([]);
      expect(keysOf(calls.slice(firstOfBen)).filter((key) => annasKeys.includes(key))).toEqual([]);

      const lost = place === 'lost create' ? [123] : [];
      await gateway.heal();
      await door.come({ token, name: 'Anna' });
      await expect.poll(() => calls.at(-1)?.token).toBe(token);
      const accepted = cashier.title.filter({ hasText: 'Request accepted' });
      if (lost.length > 0) {
        // Where it can be told whose it is, the payment's page is opened at once; elsewhere the list offers it.
        await expect(cashier.button('Continue').or(accepted)).toBeVisible();
        if (!(await accepted.isVisible())) await cashier.button('Continue').click();
        await expect(accepted).toBeVisible();
        await expect(cashier.detail('Amount')).toContainText('€123');
      } else await expect(cashier.view.getByText(/^Balance/).locator('..')).toContainText('1,467');
      expect(await shownIn(page)).not.toMatch(/Ben|2051|240/u);
      const made = (await gateway.withdrawals()).map(
        ({ amount, destination }) => `${amount} ${destination?.slice(-4)}`,
      );
      expect(made.sort()).toEqual([...lost, 33].map((amount) => `${amount} 3000`).sort());
      await ben.withdrawal();
    });
  }
}

const keysOf = (calls: readonly PlayerCall[]) => calls.filter(({ type }) => type === CREATE).map(({ key }) => key);
