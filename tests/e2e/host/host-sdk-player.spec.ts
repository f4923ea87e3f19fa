/** Another player comes to an open cashier: nothing of the first one goes on, neither in the frame nor on the wire. */
import type { Page, WebSocket } from '@playwright/test';
import { setFaults } from '../../../sandbox/testing/client';
import { AcquirerPage } from '../kit/acquirer-page';
import { Gateway } from '../kit/gateway';
import { expect, test as base } from '../kit/host-test';
import { SdkHost, sdkHost } from '../kit/sdk-host';

const FILLED = '<style>#cashier { height: 640px }</style>';

/** What the page's browser sends: tokens of list requests, and the sockets with theirs. */
interface Sent {
  lists: string[];
  sockets: { token: string; socket: WebSocket }[];
}

const test = base.extend<{ sdk: SdkHost; sent: Sent; second: string }>({
  second: async ({ token }, use) => use(`${token}-second`),
  sdk: async ({ site, installed, widgetUrl, page }, use) => {
    // Each document of the frame writes down what it is told.
    await page.addInitScript(() => {
      const got: string[] = ((window as unknown as Framed).got = []);
      addEventListener('message', ({ data }) => got.push(String(data)));
    });
    const host = new SdkHost(page);
    await host.open(await site.page(FILLED + sdkHost(widgetUrl), { folder: installed }));
    await use(host);
    expect(await host.problems()).toEqual([]);
  },
  sent: async ({ page }, use) => {
    const sent: Sent = { lists: [], sockets: [] };
    page.on('request', (request) => {
      if (request.method() === 'GET' && /^\/v4\/banking\/\w+-methods$/.test(new URL(request.url()).pathname))
        sent.lists.push((request.headers()['authorization'] ?? '').replace('Bearer ', ''));
    });
    page.on('websocket', (socket) =>
      sent.sockets.push({ token: new URL(socket.url()).searchParams.get('Authorization') ?? '', socket }),
    );
    await use(sent);
  },
});

type Framed = { got: string[]; isFirst?: boolean };
const inFrame = <T>(page: Page, look: (frame: Framed) => T) =>
  page.frames()[1]!.evaluate<T>(`(${String(look)})(window)`) as Promise<T>;

const PAGE = { currency: 'EUR', paymentGeo: 'DE', lang: 'en' };
const anna = (token: string) => ({
  ...{ ...PAGE, token, userId: 'anna', bonusId: 'for-anna', experiments: { price: 'of-anna' } },
  user: { name: 'Anna', balanceData: { primary: { amount: 1500, currency: 'EUR' } } },
  bonusList: [{ id: 'for-anna', type: 'deposit' as const, title: { en: 'Annas bonus' }, depositRequired: false }],
});

test('the document is another one, with the list and the token of the second player, and nothing of the first', async ({
  sdk,
  sent,
  second,
  page,
  cashier,
  token,
  sandbox,
}) => {
  await sdk.mount(anna(token));
  await cashier.choose('Test card');
  await cashier.amount.fill('73');
  await expect.poll(() => sent.sockets.map((one) => one.token)).toEqual([token]);
  await inFrame(page, (frame) => void (frame.isFirst = true));
  expect((await inFrame(page, (frame) => frame.got)).join()).toContain('of-anna');

  await sdk.update({ token: second, userId: 'ben', currency: 'BRL', paymentGeo: 'BR', lang: 'pt' });
  await expect(cashier.tile('Nubank')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(await inFrame(page, (frame) => frame.isFirst)).toBeUndefined();
  expect(sent.lists).toEqual([token, second]);
  await expect.poll(() => sent.sockets.map((one) => one.token)).toEqual([token, second]);
  await expect.poll(() => sent.sockets.map((one) => one.socket.isClosed())).toEqual([true, false]);

  const got = await inFrame(page, (frame) => frame.got);
  expect(got.map((message) => JSON.parse(message) as unknown)).toMatchObject([
    { type: 'loaded', payload: { token: second, userId: 'ben', currency: 'BRL' } },
  ]);
  expect(got.join().replaceAll(second, '')).not.toMatch(new RegExp(`anna|1500|${token}`, 'iu'));

  // The second player pays, and the page goes on hearing its cashier.
  const before = (await sdk.heard()).length;
  await sdk.update({ ...PAGE });
  await cashier.choose('Test card');
  await new AcquirerPage(await cashier.pay('50')).choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
  expect(await new Gateway(sandbox.url, second).deposit()).toMatchObject({ status: 'processed', currency: 'EUR' });
  expect(await new Gateway(sandbox.url, token).deposits()).toEqual([]);
  await expect.poll(async () => JSON.stringify((await sdk.heard()).slice(before))).toContain('processed');
});

test('a token that was asked for the first player and comes late is not the second one’s', async ({
  sdk,
  sent,
  second,
  page,
  cashier,
  token,
  sandbox,
}) => {
  await page.evaluate((payload) => {
    const host = window as unknown as { mount(options: object): void; answers: ((token: string) => void)[] };
    host.answers = [];
    host.mount({ payload, requestToken: () => new Promise((answer) => void host.answers.push(answer)) });
  }, anna(token));
  await expect(cashier.tile('Test card')).toBeVisible();
  const answer = (index: number, answered: string) =>
    page.evaluate(([at, text]) => (window as unknown as { answers: ((token: string) => void)[] }).answers[at]?.(text), [
      index,
      answered,
    ] as const);
  const asked = () => page.evaluate(() => (window as unknown as { answers: unknown[] }).answers.length);
  await setFaults(sandbox.url, { token, ended: true });
  await sdk.openAt({ flow: 'withdrawal' });
  await expect.poll(asked).toBe(1);

  // Named without a token: it is asked for at once, and until it comes the cashier waits.
  await sdk.update({ userId: 'ben' });
  await expect.poll(asked).toBe(2);
  await answer(0, `${token}~2`);
  await answer(1, second);
  await expect(cashier.tile('Test card')).toBeVisible();
  expect(sent.lists.filter((it) => it.startsWith(`${token}~`))).toEqual([]);
  expect(sent.lists.at(-1)).toBe(second);
  expect((await inFrame(page, (frame) => frame.got)).join().replaceAll(second, '')).not.toContain(token);
});

test('the same player’s new token and data leave the open form as it is', async ({ sdk, page, cashier, token }) => {
  await sdk.mount(anna(token));
  await cashier.choose('Test card');
  await cashier.amount.fill('73');
  await inFrame(page, (frame) => void (frame.isFirst = true));
  await sdk.update({ ...anna(`${token}~2`), user: { name: 'Anna', balanceData: {} } });
  await expect.poll(() => inFrame(page, (frame) => frame.got.length)).toBe(2);
  await expect(cashier.amount).toHaveValue('73');
  expect(await inFrame(page, (frame) => frame.isFirst)).toBe(true);
});
