/** An amount as people, keyboards and clipboards write it: the request has exactly that amount, or none is sent. */
import type { Cashier } from '../kit/cashier';
import { expect, test as base } from '../kit/test';

const test = base.extend<{ amounts: unknown[] }>({
  /** The amount of every create, oldest first. */
  amounts: async ({ page }, use) => {
    const amounts: unknown[] = [];
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const text = String(payload);
        if (!text.includes('"BANKING:deposit-create"')) return;
        const [, { data }] = JSON.parse(text.slice(text.indexOf('['))) as [string, { data: { amount: unknown } }];
        amounts.push(data.amount);
      }),
    );
    await use(amounts);
  },
});

/** Puts the text on the clipboard and pastes it by Ctrl+V, so that the browser's own paste runs. */
async function paste(cashier: Cashier, text: string): Promise<void> {
  const page = cashier.amount.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await cashier.amount.press('ControlOrMeta+v');
}

const ways = {
  typed: (cashier: Cashier, text: string) => cashier.amount.pressSequentially(text),
  pasted: paste,
  'filled in': (cashier: Cashier, text: string) => cashier.amount.fill(text),
};
const WAYS = Object.keys(ways) as (keyof typeof ways)[];

const READ = [
  ['١٠٫٥٠', '10,50', 10.5],
  ['१२.५', '12,50', 12.5],
  ['١٬٢٣٤٫٥٠', '1234,50', 1234.5],
  ['€ 1.234,50', '1234,50', 1234.5],
  ['1,234.50', '1234,50', 1234.5],
  ['1’234.50 EUR', '1234,50', 1234.5],
  ['１２．５０', '12,50', 12.5],
] as const;

const REFUSED = [
  '1e3',
  '-50',
  '−50',
  '500-600',
  '100–200',
  '100/200',
  '~100',
  '50%',
  '10x',
  '(50)',
  '1,000,00',
  '1.2.3',
  '1.000',
  '10 20',
  '$50',
  '50 USD',
];

for (const design of ['current', 'legacy'] as const) {
  for (const way of WAYS) {
    test(`an amount ${way} is sent as it was written, or refused in sight, ${design}`, async ({
      host,
      gateway,
      amounts,
    }) => {
      const cashier = await host.openForm('Test card', { design });
      // The gateway refuses every create, so that the form stays open for the next amount.
      const refuse = { status: 400, code: 'banking.merchantClientError', message: 'no' };
      await gateway.fault({ calls: { 'BANKING:deposit-create': { refuse } } });
      for (const [index, [text, shown, amount]] of READ.entries()) {
        await cashier.amount.fill('');
        await ways[way](cashier, text);
        await cashier.payButton.click();
        await expect.poll(() => amounts[index], { message: `${text}, shown as ${shown}` }).toBe(amount);
        await expect(cashier.payButton).not.toHaveAttribute('aria-busy', 'true');
      }
      await expect.poll(() => host.page.context().pages().length).toBe(1);
      for (const text of REFUSED) {
        await cashier.amount.fill('');
        await ways[way](cashier, text);
        await cashier.payButton.click();
        await expect(cashier.amount, text).toHaveValue(text);
        await expect(cashier.amount, text).toHaveAttribute('aria-invalid', 'true');
        await expect(cashier.amount, text).toHaveAccessibleDescription(/\S/);
      }
      expect(amounts).toHaveLength(READ.length);
      expect(host.page.context().pages()).toHaveLength(1);
      expect(await gateway.deposits()).toEqual([]);

      await gateway.heal();
      await cashier.amount.fill('');
      await ways[way](cashier, READ[0][0]);
      await cashier.payButton.click();
      expect(Number((await gateway.deposit()).amount)).toBe(READ[0][2]);
    });
  }
}

test('two lines that are pasted never become one amount', async ({ host, amounts }) => {
  const cashier = await host.openForm('Test card');
  await cashier.amount.fill('');
  await paste(cashier, '100\n200');
  await expect(cashier.amount).toHaveValue('100↵200');
  await cashier.payButton.click();
  await expect(cashier.amount).toHaveAttribute('aria-invalid', 'true');
  await cashier.amount.fill('');
  await paste(cashier, '100\n');
  await cashier.payButton.click();
  await expect.poll(() => amounts).toEqual([100]);
});

test('the field shows the amount that it has read: at once when pasted, when it is left when typed', async ({
  host,
}) => {
  const cashier = await host.openForm('Test card');
  await cashier.amount.fill('');
  await paste(cashier, '€ 1.234,50');
  await expect(cashier.amount).toHaveValue('1234,50');
  await cashier.amount.fill('');
  await cashier.amount.pressSequentially('1 234,5');
  await expect(cashier.amount).toHaveValue('1 234,5');
  await cashier.amount.press('ArrowLeft');
  await cashier.amount.press('ArrowLeft');
  await cashier.amount.press('6');
  await expect(cashier.amount).toHaveValue('1 2346,5');
  await cashier.amount.press('Backspace');
  await cashier.amount.press('Tab');
  await expect(cashier.amount).toHaveValue('1234,50');
});
