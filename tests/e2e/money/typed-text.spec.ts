/** What players type and paste: it reaches the gateway correctly, or the form visibly refuses it. */
import { sentRequests } from '../kit/sent';
import { typedField, TYPED_FIELDS } from '../kit/typed-fields';
import { expect, test } from '../kit/typed-test';
import { UpiPage } from '../kit/upi-page';
import { WithdrawalPage } from '../kit/withdrawal-page';

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
    for (const [label, text] of Object.entries(texts)) await cashier.field(label).fill(text);
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
