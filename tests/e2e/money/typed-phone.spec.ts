/** Telephone numbers in a gateway's mask, as people write them: the same number is sent for every spelling, or none. */
import { typedField } from '../kit/typed-fields';
import { expect, test } from '../kit/typed-test';

for (const number of [
  '08031234567',
  '8031234567',
  '2348031234567',
  '002348031234567',
  '+2340803 123 4567',
  '+234 (0) 803 123 4567',
]) {
  for (const way of ['filled in', 'typed'] as const) {
    test(`the number ${number}, ${way}, is one number`, async ({ openForm, sent }) => {
      const cashier = await openForm([typedField('phone')]);
      const phone = cashier.field('Phone');
      await (way === 'typed' ? phone.pressSequentially(number) : phone.fill(number));
      await cashier.payButton.click();
      await expect.poll(() => sent).toHaveLength(1);
      expect(sent[0]!['fields']).toEqual({ phone: '+234 803 123 4567' });
    });
  }
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
    await cashier.payButton.click();
    expect(sent).toHaveLength(1);
  }).toPass();
  expect(sent[0]!['fields']).toEqual({ phone: '+234 803 123 4567' });
});
