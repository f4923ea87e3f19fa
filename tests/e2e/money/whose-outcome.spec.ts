/** A create that was carried out is found again and made once, whatever the gateway answers to its repeats. */
import { AcquirerPage } from '../kit/acquirer-page';
import type { RequestType } from '../../../src/contract/realtime';
import type { Cashier } from '../kit/cashier';
import type { Gateway } from '../kit/gateway';
import type { HostPage } from '../kit/host-page';
import { expect, test as base } from '../kit/test';
import { WithdrawalPage } from '../kit/withdrawal-page';

/** Longer than three tries that are no outcome, and the look into the history. */
const GOES_ON = { timeout: 30_000 };
const LIST = 'BANKING:transactions-list';
const dialog = ({ view }: Cashier) => view.getByRole('dialog');
const answer = (cashier: Cashier, name: string) => dialog(cashier).getByRole('button', { name, exact: true }).click();

/** All that the player has made; not the money that a test gave. */
const madeAt = async (gateway: Gateway) =>
  [...(await gateway.deposits()), ...(await gateway.withdrawals())].filter(({ pluginId }) => pluginId !== 'sandbox');

const test = base.extend<{
  breakGateway: (rule: string | null) => void;
  payout: WithdrawalPage;
  failures: string[];
}>({
  /** Switches a break of the gateway on (sandbox/break); off at the end. */
  breakGateway: async ({ sandbox }, use) => {
    await use((rule) => sandbox.breaks.set(rule));
    sandbox.breaks.set(null);
  },
  payout: async ({ host, gateway }, use) => use(new WithdrawalPage(host, gateway)),
  /** False words that the cashier has shown at any moment. */
  failures: async ({ page }, use) => {
    const failures: string[] = [];
    await page.exposeFunction('noteFailure', (text: string) => failures.push(text));
    await page.addInitScript(() => {
      const FALSE_WORDS = /Something went wrong|Withdrawal cancelled|Payment failed|Too many attempts/u;
      const look = () => {
        const [found] = FALSE_WORDS.exec(document.body?.textContent ?? '') ?? [];
        if (found) (window as unknown as { noteFailure(text: string): void }).noteFailure(found);
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await use(failures);
    expect(failures).toEqual([]);
  },
});

interface Kind {
  call: RequestType;
  /** Fills the form. */
  fill(host: HostPage, payout: WithdrawalPage): Promise<void>;
  submit: string;
  shown: string;
  question: string;
}

const openForm = async (host: HostPage, country: string, label: string, amount: string) => {
  await host.open({ country });
  await host.cashier.choose(label);
  await host.cashier.amount.fill(amount);
};

const KINDS: Record<string, Kind> = {
  redirect: {
    call: 'BANKING:deposit-create',
    fill: (host) => openForm(host, 'de', 'Test card', '50'),
    submit: 'Continue to payment',
    shown: 'Waiting for payment',
    question: 'We asked for a deposit of €50 and have no answer yet',
  },
  'UPI prepare': {
    call: 'BANKING:deposit-prepare',
    fill: (host) => openForm(host, 'in', 'UPI with UTR', '500'),
    submit: 'Get the payment code',
    shown: 'Pay ₹500 by UPI',
    question: 'We asked for a deposit of ₹500 and have no answer yet',
  },
  'peer-to-peer': {
    call: 'BANKING_DEPOSIT:deposit-create-p2p',
    fill: (host) => openForm(host, 'de', 'Test transfer to a card', '50'),
    submit: 'Get card details',
    shown: 'Transfer to this card',
    question: 'We asked for a deposit of €50 and have no answer yet',
  },
  withdrawal: {
    call: 'BANKING:withdrawal-create',
    fill: async (_host, payout) => {
      await payout.open('100');
      await payout.review('Test payout', '50');
    },
    submit: 'Withdraw',
    shown: 'Request accepted',
    question: 'We asked for a withdrawal of €50 to •••• 3000 and have no answer yet',
  },
};

for (const [kind, { call, fill, submit, shown, question }] of Object.entries(KINDS)) {
  for (const status of kind === 'redirect' || kind === 'withdrawal' ? [403, 404, 409] : [404, 409]) {
    test(`${kind}: the answer lost, the repeat refused with ${status}: found in the history, once`, async ({
      host,
      payout,
      gateway,
      line,
      breakGateway,
      failures,
    }) => {
      breakGateway(`repeat.${status}`);
      await fill(host, payout);
      const lost = line.loseNext(call);
      await host.cashier.button(submit).click();
      await lost;
      await line.cut();
      await expect(host.cashier.title).toHaveText(shown, GOES_ON);
      expect(line.sentOf(call).length).toBeGreaterThan(1);
      expect(line.creates).toHaveLength(1);
      expect(await madeAt(gateway)).toHaveLength(1);
      expect(failures).toEqual([]);
    });
  }

  test(`${kind}: the repeat refused and no list: asked about, and the next press sends the same key`, async ({
    host,
    payout,
    gateway,
    line,
    breakGateway,
    failures,
  }) => {
    const { cashier } = host;
    breakGateway('repeat.404');
    line.forget(LIST);
    await fill(host, payout);
    const lost = line.loseNext(call);
    await cashier.button(submit).click();
    await lost;
    await line.cut();
    await expect(dialog(cashier)).toContainText(question, GOES_ON);
    await answer(cashier, 'Cancel');
    breakGateway(null);
    await cashier.button(submit).click();
    await expect(cashier.title).toHaveText(shown, GOES_ON);
    expect(line.creates).toHaveLength(1);
    expect(await madeAt(gateway)).toHaveLength(1);
    expect(failures).toEqual([]);
  });

  test(`${kind}: 429 to the first sending, which was carried out: the told wait in sight, then the same key`, async ({
    host,
    payout,
    gateway,
    line,
    breakGateway,
    failures,
  }) => {
    breakGateway('first.429-retry-after');
    await fill(host, payout);
    await host.cashier.button(submit).click();
    await expect(host.cashier.view.getByText(/The next try is at \d/)).toBeVisible();
    await expect(host.cashier.title).toHaveText(shown, GOES_ON);
    const [first, second] = line.sentOf(call).map(({ sendTime }) => sendTime);
    expect(second! - first!).toBeGreaterThanOrEqual(3_000);
    expect(line.creates).toHaveLength(1);
    expect(await madeAt(gateway)).toHaveLength(1);
    expect(failures).toEqual([]);
  });
}

/** Makes a withdrawal and types its code. @returns its id */
async function typeCode(payout: WithdrawalPage, gateway: Gateway): Promise<string> {
  await payout.open('100');
  await payout.review('Test payout with a code', '25');
  await payout.submit.click();
  await expect(payout.cashier.title).toHaveText('Enter the code');
  const { id } = await gateway.withdrawal();
  await payout.code.fill(await gateway.codeOf(id));
  return id;
}

for (const status of [404, 409]) {
  test(`the right code, the line cut, the repeat refused with ${status}: confirmed, and the host is notified`, async ({
    host,
    payout,
    gateway,
    line,
    breakGateway,
    failures,
  }) => {
    breakGateway(`repeat.${status}`);
    const id = await typeCode(payout, gateway);
    const lost = line.loseNext('BANKING:withdrawal-confirm');
    await payout.confirm.click();
    await lost;
    await line.cut();
    await expect(payout.cashier.title).toHaveText('Request accepted', GOES_ON);
    await host.expectSent('onCreateTransaction', { eventType: 'withdrawal', eventId: id });
    expect(new Set(line.sentOf('BANKING:withdrawal-confirm').map(({ messageId }) => messageId)).size).toBe(1);
    await gateway.act(id, 'approve');
    await expect(payout.cashier.title).toHaveText('Withdrawal sent');
    expect(await gateway.balances()).toEqual({ EUR: 75 });
    expect(failures).toEqual([]);
  });
}

test('a code that has to wait: until when, then its key again', async ({ payout, gateway, line, breakGateway }) => {
  await typeCode(payout, gateway);
  breakGateway('first.429-retry-after');
  await payout.confirm.click();
  await expect(payout.cashier.view.getByText(/The next try is at \d/)).toBeVisible();
  await expect(payout.cashier.title).toHaveText('Request accepted', GOES_ON);
  const sent = line.sentOf('BANKING:withdrawal-confirm');
  expect(sent[1]!.sendTime - sent[0]!.sendTime).toBeGreaterThanOrEqual(3_000);
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
});

for (const isNamed of [true, false]) {
  test(`declined, again, lost, reloaded; lines with keys: ${isNamed}`, async ({ host, gateway, line }) => {
    const cashier = await host.openForm('Test card');
    const acquirer = new AcquirerPage(await cashier.pay('50'));
    await expect(acquirer.title).toHaveText(/^Pay/);
    await acquirer.page.close();
    const first = await gateway.deposit();
    await gateway.act(first.id, 'decline');
    await expect(cashier.title).toHaveText('Payment failed');
    await cashier.button('Try again').click();
    line.lose('BANKING:deposit-create');
    await cashier.amount.fill('50');
    await cashier.payButton.click();
    await expect.poll(async () => (await gateway.deposits()).length).toBe(2);
    // As if both had been made within two seconds, which is what clocks may differ by.
    const { createdAt } = (await gateway.deposits())[0]!;
    line.changeData<{ transactions: object[] }>(LIST, ({ transactions }) => ({
      transactions: transactions.map((one) => ({
        ...one,
        createdAt: new Date(createdAt).toISOString(),
        ...(isNamed ? {} : { clientKey: null }),
      })),
    }));
    await host.page.reload();
    await expect(cashier.title).toHaveText('Waiting for payment', GOES_ON);
    const [second] = (await gateway.deposits()).filter(({ id }) => id !== first.id);
    await expect(cashier.detail('Reference number')).toContainText(second!.id);
    await gateway.act(second!.id, 'approve');
    await expect(cashier.title).toHaveText('Deposit received');
    expect(line.creates).toHaveLength(2);
    expect(await gateway.balances()).toEqual({ EUR: 50 });
  });
}
