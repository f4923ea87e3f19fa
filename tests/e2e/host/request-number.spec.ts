/** One number from the complaint to the gateway's log: in the page, in the player's words to support, at the operator's desk. */
import type { Page } from '@playwright/test';
import { unpackTrace } from '../../../src/core/trace/unpack-trace';
import type { CashierEvent } from '../../../src/host-sdk/events';
import { AcquirerPage } from '../kit/acquirer-page';
import { expect, test as base } from '../kit/host-test';
import type { SdkHost } from '../kit/sdk-host';

const GERMANY = { userId: '42', currency: 'EUR', paymentGeo: 'DE', lang: 'en' };

const test = base.extend<{ desk: (number: string) => Promise<Page> }>({
  widgetUrl: async ({ site, sandbox }, use) => {
    const settings = { apiUrl: sandbox.url, support: { url: '', text: {}, byHost: true } };
    await use(await site.widget({ settings, frameAncestors: ['*'] }));
  },
  desk: async ({ context, sandbox }, use) =>
    use(async (number) => {
      const desk = await context.newPage();
      await desk.goto(`${sandbox.url}/operator`);
      await desk.getByLabel('Search').fill(number);
      return desk;
    }),
});

const errors = async (sdk: SdkHost) =>
  (await sdk.heard()).filter((it): it is CashierEvent<'Error'> => it.messageType === 'Error');

test('a refused request is told with its number, and the desk finds it', async ({
  sdk,
  desk,
  cashier,
  token,
  gateway,
}) => {
  await sdk.mount({ ...GERMANY, token });
  await cashier.choose('Test card');
  const refuse = { status: 422, code: 'banking.blocked', message: 'Not today' };
  await gateway.fault({ create: { refuse } });
  await cashier.amount.fill('50');
  await cashier.payButton.click();
  await expect.poll(() => errors(sdk)).toEqual([expect.objectContaining({ code: 'banking.blocked' })]);
  const [{ requestId = '' } = {}] = await errors(sdk);
  const found = (await desk(requestId)).getByRole('list', { name: 'Requests' });
  await expect(found).toContainText(`${requestId} · BANKING:deposit-create · 422 · banking.blocked`);
});

test('so is a list that fails, by the number that the gateway has given', async ({ sdk, desk, token, gateway }) => {
  await gateway.fault({ methods: '500' });
  await sdk.mount({ ...GERMANY, token });
  await expect.poll(() => errors(sdk)).toContainEqual(expect.objectContaining({ status: 500 }));
  const { requestId = '' } = (await errors(sdk)).find(({ status }) => status === 500)!;
  const found = (await desk(requestId)).getByRole('list', { name: 'Requests' });
  await expect(found).toContainText(`${requestId} · GET /v4/banking/payment-methods · 500`);
});

test('support gets the number of the create, by which the desk finds the deposit', async ({
  sdk,
  desk,
  cashier,
  token,
  gateway,
}) => {
  await sdk.mount({ ...GERMANY, token });
  await cashier.choose('Test card');
  const acquirer = new AcquirerPage(await cashier.pay('50'));
  await acquirer.choose('Decline');
  await cashier.view.getByRole('checkbox', { name: /^Add technical details/ }).check();
  await cashier.button('Contact support').click();
  const asked = async () => (await sdk.heard()).find((it) => it.messageType === 'onAction');
  await expect.poll(asked).toMatchObject({ name: 'support' });
  const { requestId, trace } = (await asked())!.params as { requestId: string; trace: string };
  const { entries } = await unpackTrace(trace);
  expect(entries.find(({ name }) => name === 'BANKING:deposit-create')!.requestId).toBe(requestId);
  const { id } = await gateway.deposit();
  const found = await desk(requestId);
  await expect(found.getByRole('row')).toHaveCount(2);
  await expect(found.getByRole('row').filter({ hasText: id })).toBeVisible();
});
