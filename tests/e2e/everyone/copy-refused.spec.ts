/** A frame that may not write to the clipboard: what was to be copied is shown, selected, and the page says so. */
import type { BareHost } from '../kit/bare-host';
import type { Cashier } from '../kit/cashier';
import { expect, test } from '../kit/test';

const SAID = 'Copying is not allowed here. The text is selected: copy it yourself.';

async function open(bareHost: BareHost, token: string, country: string, currency: string): Promise<Cashier> {
  await bareHost.page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    Object.defineProperty(navigator.clipboard, 'writeText', { value: refuse });
    document.execCommand = () => false;
  });
  await bareHost.open();
  await expect.poll(() => bareHost.types()).toContain('Loaded');
  await bareHost.load({ token, currency, paymentGeo: country, lang: 'en-US' });
  return bareHost.cashier;
}

/** The selected text, which the player's own Ctrl+C would copy. */
const selected = (cashier: Cashier) =>
  cashier.view.locator('html').evaluate(({ ownerDocument: { activeElement } }) => {
    const { value, selectionStart, selectionEnd } = activeElement as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  });

test('a card number, which is drawn as a picture', async ({ bareHost, token }) => {
  const cashier = await open(bareHost, token, 'DE', 'EUR');
  await cashier.tile('Test transfer to a card').click();
  await cashier.button('Get card details').click();
  const picture = cashier.view.getByRole('img', { name: /^(\d{4} ?){4}/ });
  const number = (await picture.getAttribute('aria-label'))!.replaceAll(' ', '');
  await cashier.view.getByRole('button', { name: /^Copy card/i }).click();
  await expect(cashier.view.getByText(SAID)).toBeVisible();
  expect(await selected(cashier)).toBe(number);
});

test('a Pix code', async ({ bareHost, token }) => {
  const cashier = await open(bareHost, token, 'BR', 'BRL');
  await cashier.tile('Pix').click();
  await cashier.field('CPF').pressSequentially('52998224725');
  await cashier.button('Generate Pix code').click();
  await cashier.button('Copy Pix code').click();
  await expect(cashier.view.getByText(SAID)).toBeVisible();
  expect(await selected(cashier)).toMatch(/^000201/);
});

for (const design of ['current', 'legacy'] as const) {
  test(`${design}: a deposit's number, on its page of status`, async ({ page, host, gateway }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('denied')) });
      document.execCommand = () => false;
    });
    const cashier = await host.openForm('PayPal', { design });
    await (await cashier.pay('50')).getByRole('button', { name: 'Approve' }).click();
    await expect(cashier.title).toHaveText('Deposit received');
    await cashier.view.getByRole('button', { name: /^Copy/ }).click();
    await expect(cashier.view.getByText(SAID)).toBeVisible();
    expect(await selected(cashier)).toBe((await gateway.deposit()).id);
  });
}

test('forced colours that come while a card number stands: it is drawn anew, in their colour', async ({
  page,
  host,
}) => {
  const cashier = await host.openForm('Test transfer to a card', { theme: 'light' });
  await cashier.button('Get card details').click();
  const picture = cashier.view.getByRole('img', { name: /^(\d{4} ?){4}/ });
  await expect(picture).toBeVisible();
  const colour = () =>
    picture.evaluate((element) => {
      const canvas = element as HTMLCanvasElement;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      const dot = Array.from({ length: data.length / 4 }, (_, index) => index * 4).find((at) => data[at + 3] === 255);
      return dot === undefined ? 'nothing' : `rgb(${data[dot]}, ${data[dot + 1]}, ${data[dot + 2]})`;
    });
  const before = await colour();
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const wanted = await picture.evaluate((element) => getComputedStyle(element).color);
  expect(wanted).not.toBe(before);
  await expect.poll(colour).toBe(wanted);
});
