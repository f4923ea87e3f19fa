/** What players type and devices fill in, through the list to the gateway: right on the wire, or refused in sight. */
import type { Locator } from '@playwright/test';
import type { MethodField } from '../../src/contract/method';
import type { Cashier } from './kit/cashier';
import { sentRequests } from './kit/sent';
import { expect, test as base } from './kit/test';
import { askFor, typedField, TYPED_FIELDS } from './kit/typed-fields';
import { UpiPage } from './kit/upi-page';
import { WithdrawalPage } from './kit/withdrawal-page';

const METHOD = { label: 'Test card', name: 'test_card' };

interface Fixtures {
  /** The form of a method that asks for these fields; the amount is filled in. */
  openForm(fields: readonly MethodField[], design?: 'current' | 'legacy'): Promise<Cashier>;
  /** Fields of each create that the gateway was sent. */
  sent: Record<string, unknown>[];
}

const test = base.extend<Fixtures>({
  openForm: async ({ host, page }, use) => {
    await use(async (fields, design = 'current') => {
      await askFor(page, METHOD.name, fields);
      const cashier = await host.openForm(METHOD.label, { design });
      await cashier.amount.fill('50');
      return cashier;
    });
  },
  sent: async ({ page }, use) => use(sentRequests(page, 'BANKING:deposit-create')),
});

/** All at once, by the browser or a script that tells as a keyboard does. */
const fillIn = (field: Locator, text: string) => field.fill(text);

for (const design of ['current', 'legacy'] as const) {
  test(`${design}: every kind of field takes what keyboards and clipboards give`, async ({ openForm, sent }) => {
    const cashier = await openForm(TYPED_FIELDS, design);
    const texts: Record<string, string> = {
      Phone: '\u202a٠٨٠٣ ١٢٣ ٤٥٦٧\u202c',
      Account: '０１２３ ４５６ ７８９',
      Card: '४२४२\u00a0४२४२-४२४२.४२४२',
      Expiry: '2030-12',
      Holder: 'jean‑luc o’brien\u200b',
      BIC: '\ufeffdeut de\u00a0ff\u2060',
    };
    for (const [label, text] of Object.entries(texts)) await fillIn(cashier.field(label), text);
    await cashier.amount.focus();
    await expect(cashier.field('Phone')).toHaveValue('+234 803 123 4567');
    await expect(cashier.field('Account')).toHaveValue('0123456789');
    await expect(cashier.field('Card')).toHaveValue('4242 4242 4242 4242');
    await expect(cashier.field('Expiry')).toHaveValue('12/30');
    await cashier.payButton.click();
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]!['fields']).toEqual({
      phone: '+234 803 123 4567',
      account: '0123456789',
      card: '4242424242424242',
      expiry: '12/30',
      holder: "JEAN-LUC O'BRIEN",
      bic: 'DEUTDEFF',
    });
  });

  test(`${design}: what does not fit stays in sight, says what is wrong, and is not sent`, async ({
    openForm,
    sent,
  }) => {
    const cashier = await openForm([typedField('phone'), typedField('account')], design);
    const [phone, account] = [cashier.field('Phone'), cashier.field('Account')];
    await phone.pressSequentially('80312345678');
    await account.pressSequentially('01234567890');
    await cashier.payButton.click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(/too long/);
    await expect(account).toHaveAccessibleDescription('Too many digits: 11, and 10 are needed');
    await expect(account).toHaveValue('01234567890');
    expect((await phone.inputValue()).replace(/\D/g, '').endsWith('80312345678')).toBe(true);
    await phone.fill('+44 7400 123456');
    await cashier.payButton.click();
    await expect(phone).toHaveAccessibleDescription(/does not begin like/);
    await expect(phone).toHaveValue('+44 7400 123456');
    expect(sent).toEqual([]);
  });
}

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

for (const [name, texts, shown] of [
  ['card', ['4', '42', '424', '4242', '42424', '4242424242424242'], '4242 4242 4242 4242'],
  ['phone', ['0', '08', '0803', '08031234567'], '+234 803 123 4567'],
  ['holder', ['a', 'an', 'ann'], 'ANN'],
] as const) {
  test(`a composing keyboard in ${name} is left alone until it ends`, async ({ openForm, page }) => {
    const cashier = await openForm([typedField(name)]);
    const field = cashier.view.getByRole('textbox').last();
    await field.focus();
    const keyboard = await page.context().newCDPSession(page);
    for (const text of texts) {
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      await expect(field).toHaveValue(text);
    }
    await keyboard.send('Input.insertText', { text: texts.at(-1)! });
    await expect(field).toHaveValue(shown);
    await cashier.amount.focus();
    await expect(field).toHaveValue(shown);
  });
}

test('a composing keyboard in the amount is left alone until it ends', async ({ openForm, page }) => {
  const cashier = await openForm([]);
  await cashier.amount.fill('');
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ['5', '50', '505']) {
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await expect(cashier.amount).toHaveValue(text);
  }
  await keyboard.send('Input.insertText', { text: '505' });
  await expect(cashier.amount).toHaveValue('505');
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
  // Over the space: the key is not lost on it.
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

test('a UTR in the digits of another script, with words around it, is found', async ({ host, page }) => {
  const sent = sentRequests(page, 'BANKING:deposit-complete');
  const upi = new UpiPage(host);
  await upi.open('UPI with UTR', '1000');
  await upi.utr.fill('UPI Ref. No. ४१२३ ४५६७ ८९०१');
  await expect(upi.utr).toHaveValue('412345678901');
  await upi.utr.fill('41234567890O1');
  await upi.paid.click();
  await expect(upi.cashier.view.getByText('The UTR has exactly 12 digits')).toBeVisible();
  await expect(upi.utr).toHaveValue('41234567890O1');
  await upi.confirm('412345678901');
  await expect.poll(() => sent.map(({ fields }) => fields)).toEqual([{ utr: '412345678901' }]);
});

test('a code from the e-mail in the digits of another script is the same code', async ({ host, gateway }) => {
  const payout = new WithdrawalPage(host, gateway);
  await payout.open('100');
  await payout.review('Test payout with a code', '25');
  await payout.submit.click();
  await expect(payout.cashier.title).toHaveText('Enter the code');
  const code = await gateway.codeOf((await gateway.withdrawal()).id);
  await payout.code.fill(code.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))));
  await payout.confirm.click();
  await expect(payout.cashier.title).toHaveText('Request accepted');
});

for (const design of ['current', 'legacy'] as const) {
  test(`${design}: an address out of a payment link, in groups, with marks around it`, async ({
    host,
    gateway,
    page,
  }) => {
    const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const sent = sentRequests(page, 'BANKING:withdrawal-create');
    await new WithdrawalPage(host, gateway).open('5000', { design });
    const { cashier } = host;
    await cashier.tile('Cryptocurrency').click();
    const coin = cashier.view.getByRole('combobox', { name: 'Coin to receive' });
    await coin.click();
    await coin.fill('USD Coin');
    await coin.press('Enter');
    await expect(cashier.title).toHaveText('USD Coin');
    await cashier.view.getByRole('combobox', { name: 'Network' }).selectOption('Ethereum (ERC-20)');
    await cashier.amount.fill('100.20');
    const address = cashier.field('Your address');
    // One wrong letter is refused in a link, too.
    await address.fill(`ethereum:${ETH.slice(0, -1)}D`);
    await cashier.button('Continue').click();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await address.fill(`\u2066${ETH.replace(/(.{4})/g, '$1\u00a0')}\u2069`);
    await cashier.button('Continue').click();
    await expect(cashier.title).toHaveText('Check your withdrawal');
    await cashier.button('Change').click();
    await address.fill(`ethereum:${ETH}?value=1e17`);
    await cashier.button('Continue').click();
    await expect(cashier.detail('Your address')).toHaveText(ETH);
    await cashier.button('Withdraw').click();
    await expect(cashier.title).toHaveText('Withdrawal sent');
    expect(sent.map(({ wallet }) => wallet)).toEqual([ETH]);
  });
}
