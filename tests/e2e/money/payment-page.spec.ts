/** How the player gets to the provider's page: by POST, with more fields first, when pop-ups are blocked, or not at all. */
import { AcquirerPage } from '../kit/acquirer-page';
import { recordAddresses } from '../kit/addresses';
import { blockFirstWindow } from '../kit/pop-ups';
import { expect, test } from '../kit/test';

test('a source by POST goes through the form page, its inputs through no address', async ({ host, gateway }) => {
  const addresses = recordAddresses(host.page.context());
  // Its own address may have gone before a listener is there.
  const posted: string[] = [];
  host.page.context().on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'POST') posted.push(new URL(request.url()).pathname);
  });
  const cashier = await host.openForm('Test card POST');
  const acquirer = new AcquirerPage(await cashier.pay('50'));
  await expect(acquirer.title).toHaveText(/^Pay 50.00 EUR/);
  const { id, state } = await gateway.deposit();
  expect(posted).toEqual(['/acquirer/post']);
  expect(addresses.filter((url) => url.includes(String(state.signature)))).toEqual([]);
  await acquirer.choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
  await host.expectSent('onCreateTransaction', { eventId: id });
});

test('the form page, opened by itself, says to close it', async ({ page, sandbox }) => {
  const action = encodeURIComponent(`${sandbox.url}/acquirer/post`);
  await page.goto(`${sandbox.url}/#/form?action=${action}&method=POST`);
  await expect(page.getByRole('heading', { level: 1, name: 'Error occurred' })).toBeVisible();
  await expect(page.getByText('Close this window and try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
});

test('an address of the form page that anybody made posts nothing without a press, and nothing at a reload', async ({
  page,
  sandbox,
}) => {
  const posts: string[] = [];
  await page.context().route('https://provider.example/**', (route) => {
    posts.push(`${route.request().method()} ${route.request().postData()}`);
    return route.fulfill({ contentType: 'text/html', body: '<h1>Provider</h1>' });
  });
  const inputs = Buffer.from('{"PaReq":"secret"}').toString('base64url');
  const action = encodeURIComponent('https://provider.example/take');
  const made = `${sandbox.url}/#/form?action=${action}&method=POST&inputs=${inputs}`;
  const button = page.getByRole('button', { name: 'Open payment page' });
  const spent = page.getByText('Close this window and try again.');

  await page.goto(made);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continue to provider.example?');
  await expect(button).toBeVisible();
  expect(posts).toEqual([]);
  expect(page.url()).toBe(`${sandbox.url}/#/form`);
  await page.reload();
  await expect(spent).toBeVisible();

  await page.goto('about:blank');
  await page.goto(made);
  await button.press('Enter');
  await expect(page.getByRole('heading', { name: 'Provider' })).toBeVisible();
  expect(posts).toEqual(['POST PaReq=secret']);
  await page.goBack();
  await expect(spent).toBeVisible();
  await expect(button).toHaveCount(0);
  expect(posts).toHaveLength(1);
});

test('Back from the provider and a reload of the form page post nothing again', async ({ host, gateway }) => {
  const cashier = await host.openForm('Test card POST');
  const popup = await cashier.pay('50');
  const posts: string[] = [];
  popup.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const acquirer = new AcquirerPage(popup);
  await expect(acquirer.title).toHaveText(/^Pay 50.00 EUR/);
  await popup.goBack();
  await expect(popup.getByText('Close this window and try again.')).toBeVisible();
  await popup.reload();
  await expect(popup.getByText('Close this window and try again.')).toBeVisible();
  expect(new URL(popup.url()).hash).toBe('#/form');
  await popup.goForward().catch(() => undefined);
  await gateway.deposit();
});

test('more fields: the player stays, and the second create goes on with the same deposit', async ({
  host,
  gateway,
}) => {
  const cashier = await host.openForm('Test card more fields');
  await cashier.amount.fill('77.50');
  await cashier.payButton.click();
  await expect(cashier.field('City')).toBeVisible();
  await expect(cashier.amount).toHaveValue('77,50');
  const begun = await gateway.deposit();
  expect(await host.sent('onCreateTransaction')).toEqual([]);
  await expect.poll(() => host.page.context().pages().length).toBe(1);

  await cashier.payButton.click();
  await expect(cashier.field('City')).toBeFocused();
  await expect(cashier.view.getByText('Fill in this field')).toBeVisible();
  await cashier.field('City').fill('São Paulo');
  const acquirer = new AcquirerPage(await cashier.pay('77.50'));
  await acquirer.choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
  expect(await gateway.deposit()).toMatchObject({ id: begun.id, status: 'processed', amount: '77.5' });
  await host.expectSent('onCreateTransaction', { eventId: begun.id });
});

for (const method of ['Test card', 'Test card POST']) {
  test(`${method}: a blocked window becomes a link on the complete page`, async ({ host, gateway }) => {
    await blockFirstWindow(host.page);
    const cashier = await host.openForm(method);
    await cashier.amount.fill('50');
    await cashier.payButton.click();
    await expect(cashier.title).toHaveText('Waiting for payment');
    await expect(cashier.view.getByText('To pay, open the payment page with the button below.')).toBeVisible();
    expect(host.page.context().pages()).toHaveLength(1);

    const opened = host.page.context().waitForEvent('page');
    await cashier.view.getByRole('link', { name: 'Open payment page' }).click();
    const acquirer = new AcquirerPage(await opened);
    // Our form page, which has no opener to take the form from.
    if (method.endsWith('POST')) await acquirer.page.getByRole('button', { name: 'Open payment page' }).click();
    await expect(cashier.view.getByText(/^The payment goes on outside of this screen/)).toBeVisible();
    await acquirer.choose('Approve');
    await expect(cashier.title).toHaveText('Deposit received');
    await gateway.deposit();
  });
}

test('a refusal: the window closes, the reason stays, the form is kept', async ({ host, gateway }) => {
  const cashier = await host.openForm('Sparkasse');
  await cashier.field('Email').fill('anna@example.com');
  for (const { amount, text } of [
    { amount: '50.13', text: 'The bank does not accept this amount. Try another one.' },
    { amount: '50.14', text: 'Something went wrong. Please try again or choose another payment method.' },
  ]) {
    await cashier.amount.fill(amount);
    await cashier.payButton.click();
    await expect(cashier.view.locator('form').getByRole('alert')).toHaveText(text);
    await expect.poll(() => host.page.context().pages().length).toBe(1);
    await expect(cashier.amount).toHaveValue(amount.replace('.', ','));
    await expect(cashier.field('Email')).toHaveValue('anna@example.com');
  }
  expect(await gateway.deposits()).toEqual([]);
  expect(await host.sent('onCreateTransaction')).toEqual([]);

  const acquirer = new AcquirerPage(await cashier.pay('50'));
  await acquirer.choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
  await gateway.deposit();
});

test('an amount that is none, or out of its limits, is refused in sight', async ({ host, gateway }) => {
  const cashier = await host.openForm('Test card');
  for (const { typed, shown, message } of [
    { typed: '12a3b', shown: '12a3b', message: /^Enter the amount in digits/ },
    { typed: '1,5,5', shown: '1,5,5', message: /^Enter the amount in digits/ },
    { typed: '', shown: '', message: 'Enter an amount' },
    { typed: '0', shown: '0', message: 'Enter an amount above zero' },
    { typed: '4.99', shown: '4,99', message: /^Minimum €5/ },
    { typed: '5000.01', shown: '5000,01', message: /^Maximum €5,000/ },
    { typed: '50,999', shown: '50,999', message: 'No more than 2 digits after the comma' },
  ]) {
    await cashier.amount.fill('');
    await cashier.amount.pressSequentially(typed);
    await expect(cashier.amount).toHaveValue(shown);
    await cashier.payButton.click();
    await expect(cashier.view.locator('form').getByText(message)).toBeVisible();
    await expect(cashier.amount).toBeFocused();
  }
  expect(host.page.context().pages()).toHaveLength(1);
  expect(await gateway.deposits()).toEqual([]);
});
