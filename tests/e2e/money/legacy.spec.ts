/** The legacy design through the sandbox: every route of it. */
import { inEngines } from '../kit/engines';
import { verifiedAddress } from '../../../plugins/crypto/address/verified-address';
import { AcquirerPage } from '../kit/acquirer-page';
import type { HostPage } from '../kit/host-page';
import { WithdrawalPage } from '../kit/withdrawal-page';
import { expect, test } from '../kit/test';

const legacy = { design: 'legacy', country: 'de' } as const;

/** Entered routes, oldest first, by the performance marks that the widget sets (spec 2). */
async function routes(host: HostPage): Promise<string[]> {
  const marks = await (await host.frame()).evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
  return marks.filter((name) => name.startsWith('route-start:')).map((name) => name.slice('route-start:'.length));
}

test(
  'list, base, complete: a deposit from a group, with the logo and without a title',
  { tag: inEngines('card-redirect', 'legacy') },
  async ({ host, gateway }) => {
    await host.open(legacy);
    const { cashier } = host;
    await expect(cashier.view.locator('header img')).toBeVisible();
    await expect(cashier.headerTitle).toHaveCount(0);
    await cashier.tile('Bank cards').click();
    await expect(cashier.title).toHaveText('Bank cards');
    await cashier.choose('Maestro');
    await cashier.back.click();
    await expect(cashier.title).toHaveText('Bank cards');
    await cashier.choose('Maestro');
    const acquirer = new AcquirerPage(await cashier.pay('50'));
    await acquirer.choose('Approve');
    await expect(cashier.title).toHaveText('Deposit received');
    expect(await gateway.deposit()).toMatchObject({ status: 'processed' });
    expect(await gateway.balances()).toEqual({ EUR: 50 });
    await cashier.button('Back to methods').click();
    await expect(cashier.tile('PayPal')).toBeVisible();
    expect(await routes(host)).toEqual([
      '/deposit',
      '/deposit/group',
      '/deposit/base',
      '/deposit/group',
      '/deposit/base',
      '/deposit/complete',
      '/deposit',
    ]);
  },
);

test('crypto in three steps: coin, network with its minimum, address', async ({ host, gateway }) => {
  await host.open(legacy);
  const { cashier } = host;
  await cashier.tile('Cryptocurrency').click();
  await expect(cashier.title).toHaveText('Cryptocurrency');
  await cashier.view.getByRole('button', { name: /^Tether/ }).click();
  await expect(cashier.title).toHaveText('Tether');
  // No network is preselected, so that none is chosen by accident.
  await cashier.button('Get the address').click();
  await expect(cashier.alert.filter({ hasText: 'Choose the network' })).toBeVisible();
  await expect(cashier.view.getByRole('radio')).toHaveCount(3);
  const tron = cashier.view.getByRole('radio', { name: /TRON/ });
  await expect(tron).toHaveAccessibleName(/from €5$/);
  await tron.check();
  await cashier.amount.fill('4');
  await cashier.button('Get the address').click();
  await expect(cashier.amount).toHaveAccessibleDescription(/Minimum €5/);
  await cashier.amount.fill('50');
  await cashier.button('Get the address').click();
  await expect(cashier.title).toHaveText('Send USDT');
  const row = cashier.view.locator('dl').filter({ hasText: 'Address on TRON (TRC-20)' }).locator('dd').first();
  const address = (await row.textContent()) ?? '';
  expect(verifiedAddress('trc20', address)).toBe(address);
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
  expect(await routes(host)).toEqual([
    '/deposit',
    '/deposit/crypto',
    '/deposit/crypto/network',
    '/deposit/crypto/address',
    '/deposit/complete',
  ]);
});

test('back from the network to the coins, and another coin', async ({ host }) => {
  await host.open(legacy);
  const { cashier } = host;
  await cashier.tile('Cryptocurrency').click();
  await cashier.view.getByRole('button', { name: /^Tether/ }).click();
  await cashier.view.getByRole('radio', { name: /TRON/ }).check();
  await cashier.back.click();
  await cashier.view.getByRole('button', { name: /^Litecoin/ }).click();
  // A coin's only network is preselected.
  await expect(cashier.view.getByRole('radio', { name: /Litecoin/ })).toBeChecked();
  await expect(cashier.amount).toBeVisible();
});

test('a reply with a flow of its own has its page', async ({ host }) => {
  const label = 'Test card unified flow';
  await host.open(legacy);
  // A long list renders only the tiles near the window, so scroll.
  await expect(async () => {
    await host.cashier.tiles.last().scrollIntoViewIfNeeded();
    await expect(host.cashier.tile(label)).toBeVisible({ timeout: 500 });
  }).toPass();
  await host.cashier.choose(label);
  await host.cashier.amount.fill('50');
  await host.cashier.payButton.click();
  await host.cashier
    .field('Number of the transfer')
    .or(host.cashier.view.getByRole('textbox'))
    .first()
    .fill('123456789012');
  await host.cashier.button('I have paid').click();
  await expect(host.cashier.title).toHaveText('Deposit received');
});

test.describe('for who likes motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  /** Direction of the last page transition. */
  const slid = async (host: HostPage) =>
    (await host.frame()).evaluate(() => document.documentElement.dataset['direction']);

  test('withdrawal: list, prepare without a slide, base', async ({ host, gateway }) => {
    const { cashier } = host;
    const payout = new WithdrawalPage(host, gateway);
    await payout.open('100', legacy);
    await cashier.tile('Test payout with profile').click();
    await expect(cashier.title).toHaveText('Your details');
    expect(await slid(host)).toBe('none');
    await cashier.field('Full name').fill('Alex Morgan');
    await cashier.view.getByLabel('Date of birth').fill('1990-05-31');
    await cashier.field('Phone number').fill('+49 1512 3456789');
    await cashier.field('Email').fill('alex@example.com');
    await cashier.button('Save and continue').click();
    await expect(cashier.tile('Test payout with profile')).toBeVisible();
    expect(await slid(host)).toBe('none');
    await cashier.tile('Test payout with profile').click();
    await expect(cashier.field('IBAN')).toBeVisible();
    // Transitions between other pages slide.
    expect(await slid(host)).toBe('forward');
    const shown = await routes(host);
    expect(shown).toContain('/withdrawal/prepare');
    expect(shown.at(-1)).toBe('/withdrawal/base');
  });
});

test('withdrawal: base, confirm, complete; the fields hold no amount', async ({ host, gateway }) => {
  const { cashier } = host;
  const payout = new WithdrawalPage(host, gateway);
  const sent: string[] = [];
  host.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await payout.open('100', legacy);
  await payout.review('Test payout with a code', '25');
  await payout.submit.click();
  await expect(cashier.title).toHaveText('Enter the code');
  const { id } = await gateway.withdrawal();
  await payout.code.fill(await gateway.codeOf(id));
  await payout.confirm.click();
  await expect(cashier.title).toHaveText('Request accepted');
  await gateway.act(id, 'approve');
  await expect(cashier.title).toHaveText('Withdrawal sent');
  expect(await routes(host)).toEqual([
    '/withdrawal',
    '/withdrawal/base',
    '/withdrawal/confirm',
    '/withdrawal/complete',
  ]);
  const create = sent.find((text) => text.includes('BANKING:withdrawal-create')) ?? '';
  const { data } = (
    JSON.parse(create.slice(create.indexOf('['))) as [string, { data: { amount: number; fields: object } }]
  )[1];
  expect(data.amount).toBe(25);
  expect(data.fields).not.toHaveProperty('amount');
});

test('withdrawal: a group has its list', async ({ host, gateway }) => {
  const payout = new WithdrawalPage(host, gateway);
  await payout.open('100', legacy);
  await host.cashier.tile('Bank cards').click();
  await expect(host.cashier.title).toHaveText('Bank cards');
  expect((await routes(host)).at(-1)).toBe('/withdrawal/group');
});

test('the error page, and the way out of it', async ({ host, gateway }) => {
  await gateway.fault({ methods: '500' });
  await host.open(legacy);
  await expect(host.cashier.title).toHaveText('Error occurred');
  await gateway.heal();
  await host.cashier.button('Refresh').click();
  await expect(host.cashier.tile('PayPal')).toBeVisible();
});

test('no method that this design can pay by: the empty page', async ({ serve, sandbox }) => {
  const host = await serve({ apiUrl: sandbox.url, legacyCountries: ['de'], allowedCardViewTypes: [99] });
  await host.open({ country: 'de' });
  await expect(host.cashier.title).toHaveText('There are no payment methods available for this region');
});

test('a payment page that takes a POST: the form page sends it on', async ({ host, gateway }) => {
  await host.openForm('Test card POST', legacy);
  const popup = await host.cashier.pay('50');
  await new AcquirerPage(popup).choose('Approve');
  await expect(host.cashier.title).toHaveText('Deposit received');
  await gateway.deposit();
});

test('an unknown address shows the list; a page that needs a choice does too', async ({ host }) => {
  await host.open(legacy);
  const frame = await host.frame();
  for (const path of ['/deposit/redirect/base', '/deposit/crypto/network', '/nowhere']) {
    // A changed query causes a page load; a changed hash alone would only navigate within the page.
    const address = new URL(frame.url());
    address.searchParams.set('visit', path);
    address.hash = path;
    await frame.goto(address.href);
    await expect(host.cashier.tile('PayPal')).toBeVisible();
  }
});

test('chosen by the country of the player, in whatever case the deployment writes it', async ({ serve, sandbox }) => {
  const host = await serve({ apiUrl: sandbox.url, legacyCountries: ['DE'] });
  await host.open({ country: 'de' });
  await expect(host.cashier.tile('PayPal')).toBeVisible();
  await expect(host.cashier.headerTitle).toHaveCount(0);
  await host.open({ country: 'in' });
  await expect(host.cashier.headerTitle).toHaveText('Deposit method');
});
