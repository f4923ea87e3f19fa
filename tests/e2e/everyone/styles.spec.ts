/** Styles in the build, where a design's own are in another file than those of the fields. */
import { expect, test } from '../kit/test';

for (const design of ['current', 'legacy'] as const) {
  test(`${design}: the amount stands out as the design says`, async ({ host }) => {
    await host.open({ country: 'de', design });
    const { cashier } = host;
    await expect(cashier.tile('PayPal')).toBeVisible();
    await cashier.choose('PayPal');
    await expect(cashier.amount).toBeVisible();
    const sizes = await cashier.amount.evaluate((input) => {
      const probe = document.createElement('i');
      probe.style.fontSize = 'max(var(--font-size-amount), 16px)';
      input.after(probe);
      const [own, wanted] = [input, probe].map((element) => getComputedStyle(element).fontSize);
      probe.remove();
      return { own, wanted };
    });
    expect(sizes.own).toBe(sizes.wanted);
    await expect(cashier.amount).toHaveCSS('font-weight', /^[67]00$/);
  });
}
