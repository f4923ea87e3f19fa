/** The experiments of the page that the cashier carries out, by the packed SDK: one report for each, when it is seen. */
import { expect, test } from '../kit/host-test';
import { lose, script } from '../kit/lost-files';
import type { SdkHost } from '../kit/sdk-host';

const GERMANY = { userId: '42', currency: 'EUR', paymentGeo: 'DE', lang: 'en' };
const bonusList = [{ id: 'b', type: 'deposit' as const, title: 'Welcome', depositBonusData: { minDeposit: 10 } }];

const seen = async (sdk: SdkHost) =>
  (await sdk.heard()).flatMap((it) =>
    it.messageType === 'onAnalyticsEvent' && it.name === 'experiment_seen' ? [[it.params.key, it.params.value]] : [],
  );

test('order and layout hold from the first list on; amounts and the step of the bonus follow', async ({
  sdk,
  cashier,
  token,
}) => {
  const experiments = {
    list_order: 'popular',
    list_layout: 'rows',
    quick_amounts: '15,90000,35',
    bonus_place: 'step',
    colour_of_the_shop: 'red',
  } as const;
  await sdk.mount({ ...GERMANY, token, bonusList, bonusId: 'b', experiments });
  await expect(cashier.tiles.first()).toBeVisible();
  const labels = () => cashier.tiles.allInnerTexts();
  const first = await labels();
  const width = async () => (await cashier.tiles.first().boundingBox())!.width;
  expect(await width()).toBeGreaterThan(500);
  await cashier.expectOwnList();
  expect(await labels()).toEqual(first);
  expect(await width()).toBeGreaterThan(500);
  await expect
    .poll(() => seen(sdk))
    .toEqual([
      ['list_order', 'popular'],
      ['list_layout', 'rows'],
    ]);
  await cashier.tile('PayPal').click();
  await expect(cashier.title).toHaveText('Bonus');
  await cashier.button('Done').click();
  await expect(cashier.title).toHaveText('PayPal');
  await expect(cashier.view.getByRole('switch')).toHaveCount(0);
  await expect(cashier.button('€15')).toBeVisible();
  await expect(cashier.button('€35')).toBeVisible();
  await expect(cashier.button('€90,000')).toHaveCount(0);
  await cashier.back.click();
  await cashier.choose('Test card');
  await expect(cashier.title).toHaveText('Test card');
  expect((await seen(sdk)).slice(2)).toEqual([
    ['bonus_place', 'step'],
    ['quick_amounts', '15,90000,35'],
  ]);
  expect(await sdk.problems()).toEqual([]);
});

for (const design of ['current', 'legacy'] as const)
  test(`${design}: the amount is asked first: what does not take it stands below, and the form begins with it`, async ({
    site,
    sandbox,
    sdk,
    page,
    cashier,
    token,
  }) => {
    const settings = { apiUrl: sandbox.url, ...(design === 'legacy' && { legacyCountries: ['de'] }) };
    const widgetUrl = await site.widget({ settings, frameAncestors: ['*'] });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await sdk.mount({ ...GERMANY, token, experiments: { first_step: 'amount' } }, { widgetUrl });
    await cashier.amount.fill('3000');
    await expect(cashier.tiles.last()).toContainText('Maximum €1,000');
    await expect.poll(() => seen(sdk)).toEqual([['first_step', 'amount']]);
    await cashier.amount.fill('5');
    await expect(cashier.tiles.first()).toContainText('Wero');
    await expect(cashier.tile('PayPal')).toContainText('Minimum €10');
    await cashier.amount.fill('30');
    await cashier.tile('PayPal').click();
    await expect(cashier.title).toHaveText('PayPal');
    await expect(cashier.amount).toHaveValue('30');
    await cashier.back.click();
    await expect(cashier.amount).toHaveValue('30');
    expect(await seen(sdk)).toEqual([['first_step', 'amount']]);
    expect(loaded.some((url) => url.includes('amount-first'))).toBe(true);
    expect(await sdk.problems()).toEqual([]);
  });

test('an amount whose field is lost is no part of the experiment', async ({ sdk, page, cashier, token }) => {
  await lose(page, script('amount-first'));
  await sdk.mount({ ...GERMANY, token, experiments: { first_step: 'amount', list_order: 'popular' } });
  await expect(cashier.tile('PayPal')).toBeVisible();
  await expect(cashier.amount).toHaveCount(0);
  await expect.poll(() => seen(sdk)).toEqual([['list_order', 'popular']]);
});

test('the control group is reported as well, and fetches no code; an unknown value costs itself alone', async ({
  sdk,
  page,
  cashier,
  token,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const experiments = {
    list_order: 'gateway',
    first_step: 'method',
    ['list_layout' as string]: 'circles',
    bonus_place: 'form',
  } as const;
  await sdk.mount({ ...GERMANY, token, bonusList, experiments });
  await cashier.choose('PayPal');
  await expect(cashier.view.getByRole('switch')).toBeVisible();
  await expect
    .poll(() => seen(sdk))
    .toEqual([
      ['list_order', 'gateway'],
      ['first_step', 'method'],
      ['bonus_place', 'form'],
    ]);
  expect(await sdk.problems()).toEqual(['bad_payload']);
  expect(loaded.filter((url) => /\/(amount-first|rows|listing-rules|bonus-step)-/.test(url))).toEqual([]);
});
