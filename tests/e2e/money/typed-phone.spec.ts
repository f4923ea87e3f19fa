/** Telephone numbers in a gateway's mask, as people write them: the same number is sent for every spelling, or none. */
import { typedField } from '../kit/typed-fields';
import { expect, test } from '../kit/typed-test';

const SPELLINGS = [
  '08031234567',
  '8031234567',
  '2348031234567',
  '002348031234567',
  '+2340803 123 4567',
  '+234 (0) 803 123 4567',
];

for (const way of ['filled in', 'typed'] as const) {
  test(`every spelling, ${way}, is one number`, async ({ openForm, gateway, sent }) => {
    // The gateway refuses every create, so that the form stays open for the next spelling.
    const refuse = { status: 400, code: 'banking.merchantClientError', message: 'no' };
    await gateway.fault({ calls: { 'BANKING:deposit-create': { refuse } } });
    const cashier = await openForm([typedField('phone')]);
    const phone = cashier.field('Phone');
    for (const [index, number] of SPELLINGS.entries()) {
      await phone.fill('');
      await (way === 'typed' ? phone.pressSequentially(number) : phone.fill(number));
      await cashier.payButton.click();
      await expect.poll(() => sent[index]?.['fields'], { message: number }).toEqual({ phone: '+234 803 123 4567' });
      await expect(cashier.payButton).not.toHaveAttribute('aria-busy', 'true');
    }
    expect(sent).toHaveLength(SPELLINGS.length);
  });
}

test('without its reader no number is guessed at; one in full is taken', async ({ openForm, page, sent }) => {
  await page.route(/phone-reader/, (route) => route.abort());
  const cashier = await openForm([typedField('phone')]);
  const phone = cashier.field('Phone');
  await phone.fill('08031234567');
  await cashier.payButton.click();
  await expect(phone).toHaveAccessibleDescription(/could not be checked yet/);
  await expect(phone).toHaveValue('08031234567');
  expect(sent).toEqual([]);
  await phone.fill('+2348031234567');
  await cashier.payButton.click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]!['fields']).toEqual({ phone: '+234 803 123 4567' });
});

test('a reader that was lost is fetched again, and the number is read then', async ({ openForm, page, sent }) => {
  let isLost = true;
  await page.route(/phone-reader/, (route) => (isLost ? route.abort() : route.continue()));
  const cashier = await openForm([typedField('phone')]);
  const phone = cashier.field('Phone');
  await phone.fill('08031234567');
  await cashier.payButton.click();
  await expect(phone).toHaveAccessibleDescription(/could not be checked yet/);
  isLost = false;
  await expect(async () => {
    // What a press has sent is heard a moment later, when the button may have gone.
    if (sent.length === 0) await cashier.payButton.click();
    expect(sent).toHaveLength(1);
  }).toPass();
  expect(sent[0]!['fields']).toEqual({ phone: '+234 803 123 4567' });
});
