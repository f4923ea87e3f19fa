/**
 * The cashier at a gateway that breaks one rule, with payments whose page is the cashier's own: a code or a card. The
 * page shows what to pay to or with, also after a reload, and one press makes one payment. The other payments are in
 * broken-gateway.spec.ts.
 */
import type { RequestType } from '../../src/contract/realtime';
import type { Cashier } from '../e2e/kit/cashier';
import type { HostPage } from '../e2e/kit/host-page';
import { cardOf, PLAIN } from '../e2e/kit/peer-to-peer';
import { expect, test } from '../e2e/kit/test';
import { UpiPage } from '../e2e/kit/upi-page';
import { rulesOf } from './kit/broken-rules';

interface Way {
  name: string;
  create: RequestType;
  /** The conformance rule that a repeated key of this call makes no second payment. */
  keyAgain: string;
  money: Readonly<Record<string, number>>;
  /** Opens and fills the form. Returns the name of the button that submits it. */
  fill(host: HostPage): Promise<'Generate Pix code' | 'Get the payment code' | 'Get card details'>;
  title: string | RegExp;
  /** What the player pays to or with, as the page shows it. */
  facts(cashier: Cashier, host: HostPage): Promise<string | null>;
}

const WAYS: readonly Way[] = [
  {
    name: 'a Pix code',
    create: 'BANKING:deposit-create',
    keyAgain: 'deposit.key-again',
    money: { BRL: 150.5 },
    async fill(host) {
      await host.open({ country: 'br' });
      await host.cashier.choose('Pix');
      await host.cashier.amount.fill('150,50');
      await host.cashier.field('CPF').pressSequentially('52998224725');
      return 'Generate Pix code';
    },
    title: 'Pay R$150.50 with Pix',
    facts: (cashier) =>
      cashier.view.locator('dl').filter({ hasText: 'Pix copy and paste' }).locator('dd').first().textContent(),
  },
  {
    name: 'a UPI code',
    create: 'BANKING:deposit-prepare',
    keyAgain: 'deposit.prepare-key-again',
    money: { INR: 1000 },
    async fill(host) {
      await host.open({ country: 'in', platform: 'desktop' });
      await host.cashier.choose('UPI with UTR');
      await host.cashier.amount.fill('1000');
      return 'Get the payment code';
    },
    title: 'Pay ₹1,000 by UPI',
    facts: async (_, host) => (await new UpiPage(host).code()).href,
  },
  {
    name: 'a card of another player',
    create: 'BANKING_DEPOSIT:deposit-create-p2p',
    keyAgain: 'deposit.p2p-key-again',
    money: { EUR: 50 },
    async fill(host) {
      await host.open({ country: 'de' });
      await host.cashier.choose(PLAIN);
      await host.cashier.amount.fill('50');
      return 'Get card details';
    },
    title: 'Transfer to this card',
    facts: (cashier) => cardOf(cashier).getAttribute('aria-label'),
  },
];

/** Rules of deposits. To break any other rule has the same effect on every page. */
const isOfDeposits = (rule: string) => /^(?:deposit|resume\.deposit|history)/.test(rule);
/** Rules of the short run: about what such a page requests from the gateway in addition to other pages. */
const TELLING = ['deposit.status', 'resume.deposit'];

/** With this rule broken, the gateway executes a repeated key again on the same connection. */
const isOwnKeyAgain = ({ keyAgain }: Way, rule: string) => rule === keyAgain;
const isMadeTwice = (way: Way, rule: string) =>
  isOwnKeyAgain(way, rule) || (way.create === 'BANKING:deposit-create' && rule === 'deposit.key-after-cut');

test.afterEach(({ sandbox }) => sandbox.breaks.set(null));

for (const way of WAYS) {
  const { name, create, money, fill, title, facts } = way;
  for (const rule of rulesOf('deposit', TELLING).filter(isOfDeposits)) {
    test(`${name}, ${rule}`, async ({ host, gateway, line, sandbox, page }) => {
      sandbox.breaks.set(rule);
      const { cashier } = host;
      const button = cashier.button(await fill(host));
      const isLost = line.loseNext(create);
      await button.dblclick();
      await isLost;
      if (!isOwnKeyAgain(way, rule)) await line.cut();
      await expect(cashier.title).toHaveText(title);
      const shown = await facts(cashier, host);
      const [told] = await host.sent('onCreateTransaction');

      await page.reload();
      await expect(cashier.title).toHaveText(title);
      expect(await facts(cashier, host)).toBe(shown);
      expect(await gateway.deposits()).toHaveLength(isMadeTwice(way, rule) ? 2 : 1);
      await gateway.act(String(told!.eventId), 'approve');
      await expect(cashier.title).toHaveText('Deposit received');

      expect(line.creates).toHaveLength(1);
      expect(await gateway.balances()).toEqual(money);
      const statuses = (await host.sent('onTransactionStatus')).map(({ status }) => status);
      expect(statuses).not.toContain('mistaked');
    });
  }
}
