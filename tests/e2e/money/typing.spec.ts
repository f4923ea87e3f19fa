/** How text gets into a field: composing keyboards, autofill with few events, keys in the middle, undo and Enter. */
import type { Locator } from '@playwright/test';
import { typedField } from '../kit/typed-fields';
import { expect, test } from '../kit/typed-test';

test('a composing keyboard is left alone until it ends', async ({ openForm, page }) => {
  const cashier = await openForm([typedField('card'), typedField('phone'), typedField('holder')]);
  await cashier.amount.fill('');
  const keyboard = await page.context().newCDPSession(page);
  for (const [field, texts, shown] of [
    [cashier.field('Card'), ['4', '42', '424', '4242', '42424', '4242424242424242'], '4242 4242 4242 4242'],
    [cashier.field('Phone'), ['0', '08', '0803', '08031234567'], '+234 803 123 4567'],
    [cashier.field('Holder'), ['a', 'an', 'ann'], 'ANN'],
    [cashier.amount, ['5', '50', '505'], '505'],
  ] as const) {
    await field.focus();
    for (const text of texts) {
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      await expect(field).toHaveValue(text);
    }
    await keyboard.send('Input.insertText', { text: texts.at(-1)! });
    await expect(field).toHaveValue(shown);
    await field.press('Tab');
    await expect(field).toHaveValue(shown);
  }
});

test('a filler that tells little or nothing is heard', async ({ openForm, sent }) => {
  const cashier = await openForm([
    typedField('card'),
    typedField('expiry'),
    typedField('holder'),
    typedField('account'),
  ]);
  const set = (field: Locator, text: string, ...events: string[]) =>
    field.evaluate(
      (input: HTMLInputElement, [value, names]) => {
        input.value = value;
        for (const name of names) input.dispatchEvent(new Event(name, { bubbles: true }));
      },
      [text, events] as const,
    );
  await set(cashier.field('Card'), '4242424242424242', 'change');
  await cashier.field('Expiry').focus();
  await set(cashier.field('Expiry'), '2030-12');
  await cashier.field('Holder').focus();
  await set(cashier.field('Holder'), 'ann lee', 'input', 'change');
  await set(cashier.field('Account'), '0123456789');
  await expect(cashier.field('Card')).toHaveValue('4242 4242 4242 4242');
  await expect(cashier.field('Expiry')).toHaveValue('12/30');
  await cashier.payButton.click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]!['fields']).toEqual({
    card: '4242424242424242',
    expiry: '12/30',
    holder: 'ANN LEE',
    account: '0123456789',
  });
});

test('the caret stays where the player works, and what was done can be undone', async ({ openForm, page }) => {
  const cashier = await openForm([typedField('card')]);
  const card = cashier.field('Card');
  const caret = () => card.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
  await card.pressSequentially('42424242424');
  await expect(card).toHaveValue('4242 4242 424');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft');
  expect(await caret()).toEqual([5, 5]);
  await page.keyboard.type('9');
  await expect(card).toHaveValue('4242 9424 2424');
  expect(await caret()).toEqual([6, 6]);
  await page.keyboard.press('Backspace');
  expect(await caret()).toEqual([5, 5]);
  // The caret is behind the mask's space: Backspace deletes the digit before it.
  await page.keyboard.press('Backspace');
  await expect(card).toHaveValue('4244 2424 24');
  await page.keyboard.press('Control+z');
  await expect(card).toHaveValue('4242 4242 424');
  await page.keyboard.press('Control+z');
  await expect(card).toHaveValue('4242 9424 2424');
  await page.keyboard.press('Control+y');
  await expect(card).toHaveValue('4242 4242 424');
});

test('Enter pays where its key says so, goes on where something is left, and never pays with a mistake', async ({
  openForm,
  sent,
}) => {
  const cashier = await openForm([typedField('account')]);
  const account = cashier.field('Account');
  await expect(cashier.amount).toHaveAttribute('enterkeyhint', 'next');
  await expect(account).toHaveAttribute('enterkeyhint', 'go');
  await cashier.amount.press('Enter');
  await expect(account).toBeFocused();
  await account.pressSequentially('012');
  await account.press('Enter');
  await expect(account).toHaveAccessibleDescription(/./);
  expect(sent).toEqual([]);
  await account.fill('0123456789');
  await expect(cashier.amount).toHaveAttribute('enterkeyhint', 'go');
  await cashier.amount.press('Enter');
  await expect.poll(() => sent).toHaveLength(1);
});

test('Enter in the amount of a form without fields pays, and says so', async ({ openForm, sent }) => {
  const cashier = await openForm([]);
  await expect(cashier.amount).toHaveAttribute('enterkeyhint', 'go');
  await cashier.amount.fill('1');
  await cashier.amount.press('Enter');
  await expect(cashier.amount).toHaveAccessibleDescription(/^Minimum/);
  expect(sent).toEqual([]);
  await cashier.amount.fill('50');
  await cashier.amount.press('Enter');
  await expect.poll(() => sent).toHaveLength(1);
});
