/** The amount that a form suggests, and the row below it that says between which amounts it may be. */
import { expect, test } from '../kit/test';

/** Random amounts that may be suggested: near the 50 that the catalogue suggests for PayPal in Germany. */
const DRAWN = Array.from({ length: 18 }, (_, index) => String(50 - 9 + index));
const IN_THE_MIDDLE = 50;

for (const design of ['current', 'legacy'] as const) {
  test(`${design}: a random one is near the catalogue's, anew at each opening, and is paid as it stands`, async ({
    serve,
    sandbox,
    gateway,
  }) => {
    const host = await serve({ apiUrl: sandbox.url, suggestedAmount: 'random' });
    const cashier = await host.openForm('PayPal', { design });
    const seen = new Set<string>();
    // It is practically impossible that the same of 18 amounts is drawn eight times in a row.
    for (let opening = 0; opening < 8; opening++) {
      const drawn = await cashier.amount.inputValue();
      expect(DRAWN).toContain(drawn);
      seen.add(drawn);
      await cashier.back.click();
      await cashier.choose('PayPal');
    }
    expect(seen.size).toBeGreaterThan(1);
    const amount = await cashier.amount.inputValue();
    await cashier.payButton.click();
    await expect(cashier.title).toHaveText('Waiting for payment');
    expect((await gateway.deposit()).amount).toBe(amount);
  });

  test(`${design}: the catalogue's own by default; the row of limits describes the amount, an error takes its place, and it comes back`, async ({
    host,
  }) => {
    const cashier = await host.openForm('PayPal', { design });
    const { amount } = cashier;
    await expect(amount).toHaveValue(String(IN_THE_MIDDLE));
    const row = 'From €10 to €10,000';
    await expect(cashier.view.getByText(row)).toBeVisible();
    await expect(amount).toHaveAccessibleDescription(row);
    for (const [typed, says] of [
      ['9.99', /€10\b/],
      ['10000.01', /€10,000\b/],
    ] as const) {
      await amount.fill(typed);
      await cashier.payButton.click();
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
      await expect(amount).toHaveAccessibleDescription(says);
      await expect(cashier.view.getByText(row)).toHaveCount(0);
      await amount.fill('10');
      await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
      await expect(amount).toHaveAccessibleDescription(row);
    }
  });
}
