/** What the page changes while the player is on a form, and the keys that reach it from the frame. */
import { expect, test as base } from '../kit/host-test';
import { SdkHost, sdkHost } from '../kit/sdk-host';

const bonus = (id: string, title: string) => ({
  id,
  type: 'deposit' as const,
  title: { en: title },
  depositBonusData: { minDeposit: 10 },
  depositRequired: true,
});
const FILLED = '<style>#cashier { height: 640px }</style>';

/** `opened`: shows the host's page; `more`: HTML after the script that loads the SDK. */
const test = base.extend<{ opened: (more?: string) => Promise<SdkHost> }>({
  opened: ({ site, installed, widgetUrl, page }, use) =>
    use(async (more = '') => {
      const host = new SdkHost(page);
      await host.open(await site.page(FILLED + sdkHost(widgetUrl) + more, { folder: installed }));
      return host;
    }),
});

test('bonus, theme and tokens change at once, and the form keeps what was typed', async ({
  opened,
  page,
  cashier,
  token,
}) => {
  const host = await opened();
  const bonusList = [bonus('welcome', 'Welcome bonus'), bonus('spring', 'Spring bonus')];
  const tokens = { 'color-brand': '#0a7a3c' };
  const player = { token, userId: '42', currency: 'EUR', paymentGeo: 'DE', lang: 'en' };
  await host.mount({ ...player, theme: 'light', bonusList, tokens });
  const button = () =>
    cashier.payButton.evaluate((it) => {
      const { backgroundColor, color } = getComputedStyle(it);
      return { backgroundColor, color };
    });
  await cashier.choose('Test card');
  await cashier.amount.fill('73');
  await expect.poll(button).toEqual({ backgroundColor: 'rgb(10, 122, 60)', color: 'rgb(255, 255, 255)' });

  // White text would be unreadable on this colour, so the text colour is derived from it.
  await host.update({ tokens: { 'color-brand': '#ffd400', radius: '3px' } });
  await expect.poll(button).toEqual({ backgroundColor: 'rgb(255, 212, 0)', color: 'rgb(0, 0, 0)' });
  const html = page.frameLocator('iframe').locator('html');
  const radius = () => html.evaluate((it) => it.style.getPropertyValue('--radius'));
  expect(await radius()).toBe('3px');
  await host.update({ theme: 'dark', tokens: { 'color-brand': 'no colour' } });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await radius()).toBe('');
  await expect.poll(() => html.evaluate((it) => it.style.getPropertyValue('--color-brand'))).toBe('');

  // A bonus that the page has chosen is shown as a switch; otherwise the player chooses from a list.
  const chosen = (title: string) => cashier.view.getByRole('switch', { name: title });
  const listed = (title: string) => cashier.view.getByRole('radio', { name: title });
  await expect(listed('Spring bonus')).not.toBeChecked();
  await host.setBonus('spring');
  await expect(chosen('Spring bonus')).toBeChecked();
  await host.setBonus('welcome');
  await expect(chosen('Welcome bonus')).toBeChecked();
  // A new token sends the whole payload again; the player's choice is kept.
  await chosen('Welcome bonus').uncheck();
  await host.update({ token: `${token}~2` });
  await expect(chosen('Welcome bonus')).not.toBeChecked();
  await host.setBonus(null);
  await expect(listed('Welcome bonus')).not.toBeChecked();
  await expect(listed('Spring bonus')).not.toBeChecked();

  await expect(cashier.amount).toHaveValue('73');
  expect(await host.problems()).toEqual([]);
});

const IN_A_DIALOG = `<dialog id="modal"></dialog>
<script>
  addEventListener('load', () => {
    modal.append(document.getElementById('cashier'));
    modal.showModal();
  });
</script>`;

test('Escape in the frame closes what is open there, then the dialog around the frame', async ({
  opened,
  page,
  cashier,
  token,
}) => {
  const host = await opened(IN_A_DIALOG);
  await host.mount({ token, userId: '42', currency: 'UZS', paymentGeo: 'UZ', lang: 'en' });
  const search = cashier.view.getByRole('searchbox');
  await search.fill('uz');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await expect(page.locator('#modal')).toHaveAttribute('open');
  await cashier.choose('Uzcard transfer');
  await cashier.amount.fill('100000');
  await cashier.button('Get card details').click();
  await cashier.button('Cancel payment').click();
  await expect(cashier.button('Keep the payment')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cashier.view.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#modal')).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(page.locator('#modal')).not.toHaveAttribute('open');
});
