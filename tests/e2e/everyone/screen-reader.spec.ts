/**
 * A deposit and a withdrawal as a screen reader reads them: roles, names and descriptions in reading order, the focus, and
 * what live regions announce, all from the tree and the events that the browser gives to the system.
 */
import { inEngines } from '../kit/engines';
import { ChromiumReader } from '../kit/chromium-reader';
import { FirefoxReader } from '../kit/firefox-reader';
import { IBAN, WithdrawalPage } from '../kit/withdrawal-page';
import { expect, test as base } from '../kit/test';

const test = base.extend<{ reader: FirefoxReader | ChromiumReader }>({
  reader: async ({ token, page, browserName }, use) => {
    const reader = await (browserName === 'firefox' ? FirefoxReader.start(token) : ChromiumReader.start(page));
    await use(reader);
    await reader.stop();
  },
});

test('a deposit', { tag: inEngines('screen-reader') }, async ({ host, gateway, reader }) => {
  const cashier = await host.openForm('Test transfer to a card');
  const form = (hint: string) => [
    'banner Deposit',
    'button Back',
    'button Close',
    'main Deposit',
    'heading Test transfer to a card',
    'text Deposit',
    `textbox Amount [${hint}]`,
    'text EUR',
    `text ${hint}`,
    'group Amount',
    'button €5',
    'button €100',
    'button €500',
    'button €5,000',
    "text You transfer the money from your bank's app to the card that we show next.",
    'button How it works',
    'button Get card details',
  ];
  await reader.expectScreen(form('From €5 to €5,000'), 'heading Test transfer to a card');
  await cashier.amount.fill('1');
  await cashier.button('Get card details').click();
  await reader.expectScreen(form('Minimum €5'), 'textbox Amount [Minimum €5]');

  await cashier.amount.fill('50');
  await cashier.button('Get card details').click();
  const { id } = await gateway.deposit();
  await reader.expectScreen(
    [
      'banner Deposit',
      'button Back',
      'button Close',
      'main Deposit',
      'heading Transfer to this card',
      'text Time to pay',
      'timer Time to pay',
      'term Amount to transfer',
      'text €50',
      'button Copy Amount to transfer',
      'term Card number',
      expect.stringMatching(/^image 4242 42\d\d \d{4} \d{4}$/),
      'button Copy Card number',
      'term Bank',
      'text Test Bank',
      'text 1',
      'text Copy the card number and the amount',
      'text 2',
      "text Make the transfer in your bank's app",
      'text 3',
      'text Come back and tap “I have paid”',
      'text Transfer the exact amount, in one payment and in time. Otherwise it may not be credited.',
      'button How it works',
      'button I have paid',
      'button Cancel payment',
    ],
    'heading Transfer to this card',
  );
  await cashier.button('Copy Card number').click();
  await reader.expectTold('Copied');

  await cashier.button('I have paid').click();
  const ending = (title: string, text: string) => [
    'banner Deposit',
    'text Deposit',
    'button Close',
    'main Deposit',
    'status',
    `heading ${title}`,
    `text ${text}`,
    ...['term Amount', 'text €50', 'term Method', 'text Test transfer to a card'],
    ...['term Reference number', `text ${id}`, 'button Copy Reference number'],
    'button Back to methods',
  ];
  const waiting = 'We update this screen as soon as your payment arrives. You can leave it.';
  await reader.expectScreen(ending('Waiting for payment', waiting), 'heading Waiting for payment');
  await gateway.act(id, 'approve');
  await reader.expectTold('Deposit received');
  await reader.expectScreen(ending('Deposit received', 'The money is in your balance.'), 'heading Deposit received');
});

test('a withdrawal', { tag: inEngines('screen-reader') }, async ({ host, gateway, reader }) => {
  const payout = new WithdrawalPage(host, gateway);
  const { cashier } = payout;
  await payout.open('1000');
  await cashier.choose('Test payout');
  const form = (iban: readonly string[]) => [
    'banner Withdrawal amount',
    'button Back',
    'button Close',
    'main Withdrawal amount',
    'heading Test payout',
    'text Withdrawal amount',
    ...['text Balance', 'text €1,000'],
    'textbox Amount [From €5 to €5,000]',
    'text EUR',
    'text From €5 to €5,000',
    'group Amount',
    'button €5',
    'button €100',
    'button €500',
    ...iban,
    'checkbox Save for next time',
    'text Save for next time',
    'button Continue',
  ];
  await reader.expectScreen(form(['textbox IBAN']), 'heading Test payout');
  await cashier.amount.fill('25');
  await payout.continue.click();
  const refused = 'textbox IBAN [Fill in this field]';
  await reader.expectScreen(form([refused, 'text Fill in this field']), refused);

  await cashier.field('IBAN').fill(IBAN);
  await payout.continue.click();
  const asked = ['term Amount', 'text €25', 'term Method', 'text Test payout'];
  await reader.expectScreen(
    [
      'banner Withdrawal amount',
      'button Back',
      'button Close',
      'main Withdrawal amount',
      'heading Check your withdrawal',
      ...asked,
      ...['term IBAN', 'text DE89 3704 0044 0532 0130 00'],
      'button Withdraw',
      'button Change',
    ],
    'heading Check your withdrawal',
  );
  await payout.submit.click();
  const { id } = await gateway.withdrawal();
  const ending = (title: string, text: string) => [
    'banner Withdrawals',
    'text Withdrawals',
    'button Close',
    'main Withdrawals',
    'status',
    `heading ${title}`,
    `text ${text}`,
    ...asked,
    ...['term Reference number', `text ${id}`, 'button Copy Reference number'],
    'button Back to methods',
  ];
  const accepted = 'Your withdrawal is being processed.';
  await reader.expectScreen(ending('Request accepted', accepted), 'heading Request accepted');
  await gateway.act(id, 'approve');
  await reader.expectTold('Withdrawal sent');
  await reader.expectScreen(ending('Withdrawal sent', 'The money is on its way to you.'), 'heading Withdrawal sent');
});
