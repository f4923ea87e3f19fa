/** The host page's Back button belongs to the host page. */
import { readFile } from 'node:fs/promises';
import { recordAddresses } from '../kit/addresses';
import { expect, test } from '../kit/test';

test('walking through the cashier adds nothing to the history', async ({ host, page, sandbox }) => {
  await page.goto(`${sandbox.hostUrl}/favicon.svg`);
  await host.open({ country: 'in' });
  const { cashier } = host;
  await expect(cashier.tile('NEFT')).toBeVisible();
  const length = await page.evaluate(() => history.length);

  await cashier.tile('UPI transfer').click();
  await cashier.choose('PhonePe');
  await cashier.back.click();
  await cashier.choose('Google Pay');
  const popup = await cashier.pay('300');
  await popup.getByRole('button', { name: 'Approve' }).click();
  await expect(cashier.title).toHaveText('Deposit received');
  await cashier.button('Back to methods').click();
  await expect(cashier.tile('NEFT')).toBeVisible();

  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.goBack();
  expect(page.url()).toBe(`${sandbox.hostUrl}/favicon.svg`);
});

test('what the player pays and who they are is in no address', async ({ host, page, token }) => {
  const addresses = recordAddresses(page.context());
  const cashier = await host.openForm('Sparkasse');
  await cashier.field('Email').fill('anna.secret@example.com');
  await cashier.pay('61.25');
  await expect(cashier.title).toHaveText('Waiting for payment');
  // The demo page's own address holds the token, as its page says; the widget's requests must not.
  const widget = addresses.filter((url) => !url.startsWith(page.url()));
  for (const secret of ['anna.secret', '61.25', '61,25']) {
    expect(widget.filter((url) => url.includes(secret))).toEqual([]);
  }
  // The channel's address holds the token by the contract (3); Firefox counts it among the requests.
  const others = widget.filter((url) => !url.includes('/socket.io/'));
  expect(others.filter((url) => url.includes(token))).toEqual([]);
});

test('the player filters, opens a receipt and takes the list along as a file', async ({ host, gateway, page }) => {
  await gateway.giveMoney('100', 'EUR');
  const [paid, refused] = await gateway.withdraw(20, 30);
  await gateway.act(paid!, 'approve');
  await gateway.act(refused!, 'decline');
  await host.open({ country: 'de', flow: 'withdrawal' });
  const { cashier } = host;
  await cashier.button('Transactions').click();
  const rows = cashier.view.locator('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);

  await cashier.view.getByLabel('Type').selectOption('Deposits');
  await expect(cashier.view.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await cashier.button('Show all').click();
  await expect(rows).toHaveCount(2);
  await cashier.view.getByLabel('State').selectOption('Done');
  await expect(rows).toHaveCount(1);
  await expect(cashier.view.getByText('1 transaction shown')).toBeVisible();

  await cashier.view.getByRole('button', { name: /^Receipt: / }).click();
  const receipt = cashier.view.getByRole('dialog', { name: 'Receipt' });
  await expect(receipt).toContainText('€20');
  await expect(receipt).toContainText(paid!);
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeHidden();
  await expect(cashier.view.locator('body > section')).toContainText(paid!);
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(receipt).toBeHidden();

  const download = page.waitForEvent('download');
  await cashier.button('Download CSV').click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.startsWith('\uFEFFReference number,Created,')).toBe(true);
  expect(text).toContain(`\r\n${paid!},`);
  expect(text).toContain(',-20,EUR,Paid out,');
  expect(text).not.toContain(refused!);
});

interface Printed {
  /** Texts that stand out of the paper. */
  cut: string[];
  /** Background of the sheet and of what is not covered by it, and the colour of the words. */
  colors: string[];
  language: string | null;
  shown: string[];
}

/** Runs in the page, while it is shown as it is printed. */
function printed({ ownerDocument: { body, documentElement: sheet } }: Element): Printed {
  const paper = body.querySelector(':scope > section')!;
  const words = [...paper.querySelectorAll('p, dt, dd, bdi')];
  const { right, left } = paper.getBoundingClientRect();
  const isCut = (part: Element) => [...part.getClientRects()].some((box) => box.right > right || box.left < left);
  return {
    cut: words.filter(isCut).map((part) => part.textContent),
    colors: [
      getComputedStyle(sheet).backgroundColor,
      getComputedStyle(paper).backgroundColor,
      ...new Set(words.map((part) => getComputedStyle(part).color)),
    ],
    language: paper.closest('[lang]')!.getAttribute('lang'),
    shown: [...body.children].filter((part) => part.checkVisibility()).map((part) => part.tagName),
  };
}

for (const theme of ['light', 'dark'] as const) {
  test(`${theme}: a receipt is printed dark on white, in the page’s language, and nothing of it is cut`, async ({
    host,
    gateway,
    line,
    page,
  }) => {
    await gateway.giveMoney('100', 'EUR');
    const [paid] = await gateway.withdraw(20);
    await gateway.act(paid!, 'approve');
    const destination = `4${'A7xQ9'.repeat(19)}`;
    line.changeData<{ transactions: object[] }>('BANKING:transactions-list', ({ transactions, ...more }) => ({
      ...more,
      transactions: transactions.map((one) => ({ ...one, destination })),
    }));
    await host.open({ country: 'de', flow: 'withdrawal', theme, lang: 'es-ES' });
    const { cashier } = host;
    await cashier.button('Movimientos').click();
    await cashier.view.getByRole('button', { name: /^Comprobante/ }).click();
    await expect(cashier.view.getByRole('dialog')).toContainText(destination);
    await page.emulateMedia({ media: 'print' });
    expect(await cashier.view.locator('html').evaluate(printed)).toEqual({
      cut: [],
      colors: ['rgb(255, 255, 255)', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)'],
      language: 'es',
      shown: ['SECTION'],
    });
  });
}
