/** Every family of methods in an app's web view: the app is told once, opens what is outside, and no window ever opens. */
import type { Cashier } from './kit/cashier';
import { NativeView } from './kit/native-view';
import { expect, test as base } from './kit/test';

type Platform = 'ios' | 'android';

interface Flow {
  name: string;
  country: string;
  currency: string;
  path?: '/deposit' | '/withdrawal';
  /** From the list to the page on which the end is waited for. */
  pay(cashier: Cashier): Promise<void>;
  /** What the app is asked to open on the way, by platform or the same for both. */
  opens?: RegExp | Record<Platform, RegExp>;
  /** The pages between this one and the list, on which the app's swipes lead. */
  back?: readonly string[];
  end: string;
}

const IBAN = 'DE89370400440532013000';

const flows: Flow[] = [
  {
    name: 'coins, in a wallet app',
    country: 'DE',
    currency: 'EUR',
    async pay(cashier) {
      await cashier.tile('Cryptocurrency').click();
      await cashier.view.getByRole('button', { name: /^Bitcoin from/ }).click();
      await cashier.button('Get the address').click();
      await cashier.button('Open in a wallet app').click();
    },
    opens: /^bitcoin:\w+\?amount=/,
    back: ['Cryptocurrency'],
    end: 'Deposit received',
  },
  {
    name: 'UPI, in an app',
    country: 'IN',
    currency: 'INR',
    async pay(cashier) {
      await cashier.choose('UPI with UTR');
      await cashier.button('Get the payment code').click();
      await cashier.button('Google Pay').click();
    },
    opens: { ios: /^gpay:\/\/upi\/pay\?pa=/, android: /^(tez|gpay|intent):\/\/.*pa=/ },
    back: ['UPI with UTR'],
    end: 'Deposit received',
  },
  {
    name: 'UPI by easy-pay, in any app',
    country: 'IN',
    currency: 'INR',
    async pay(cashier) {
      await cashier.choose('EazyPe');
      await cashier.button('Get the payment code').click();
      await cashier.button('PhonePe').click();
    },
    opens: /^phonepe:\/\/pay\?pa=/,
    end: 'Deposit received',
  },
  {
    name: 'a transfer to a card',
    country: 'DE',
    currency: 'EUR',
    async pay(cashier) {
      await cashier.choose('Test transfer to a card');
      await cashier.button('Get card details').click();
      await expect(cashier.title).toHaveText('Transfer to this card');
    },
    back: [],
    end: 'Deposit received',
  },
  {
    name: 'Pix',
    country: 'BR',
    currency: 'BRL',
    async pay(cashier) {
      await cashier.choose('Pix');
      await cashier.field('CPF').pressSequentially('52998224725');
      await cashier.button('Generate Pix code').click();
      await expect(cashier.title).toHaveText(/with Pix$/);
    },
    end: 'Deposit received',
  },
  {
    name: 'a transfer to an account',
    country: 'TR',
    currency: 'TRY',
    async pay(cashier) {
      await cashier.choose('Bank transfer to IBAN');
      await cashier.field('Account holder').fill('Alex Morgan');
      await cashier.button('Get payment details').click();
      await expect(cashier.title).toHaveText(/^Transfer/);
    },
    end: 'Deposit received',
  },
  {
    name: 'a payout, on a page of the provider',
    country: 'DE',
    currency: 'EUR',
    path: '/withdrawal',
    async pay(cashier) {
      await cashier.choose('Test payout on a page');
      await cashier.amount.fill('25');
      await cashier.field('IBAN').pressSequentially(IBAN);
      await cashier.button('Continue').click();
      await cashier.button('Withdraw').click();
      await expect(cashier.title).toHaveText('Request accepted');
    },
    opens: /^http:/,
    end: 'Withdrawal sent',
  },
  {
    name: 'a payout in coins',
    country: 'DE',
    currency: 'EUR',
    path: '/withdrawal',
    async pay(cashier) {
      await cashier.tile('Cryptocurrency').click();
      const coin = cashier.view.getByRole('combobox', { name: 'Coin to receive' });
      await coin.fill('USD Coin');
      await coin.press('Enter');
      await cashier.view.getByRole('combobox', { name: 'Network' }).selectOption('Ethereum (ERC-20)');
      await cashier.field('Your address').fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
      await cashier.amount.fill('100');
      await cashier.button('Continue').click();
      await cashier.button('Withdraw').click();
      await expect(cashier.title).toHaveText('Request accepted');
    },
    end: 'Withdrawal sent',
  },
  {
    name: 'a payout to a Nigerian bank',
    country: 'NG',
    currency: 'NGN',
    path: '/withdrawal',
    async pay(cashier) {
      await cashier.choose('Bank account');
      await cashier.amount.fill('20000');
      const bank = cashier.view.getByRole('combobox', { name: 'Bank' });
      await bank.fill('011');
      await bank.press('Enter');
      await cashier.field('Account number').fill('0000014579');
      await cashier.button('Continue').click();
      await cashier.button('Withdraw').click();
      await expect(cashier.title).toHaveText('Request accepted');
    },
    end: 'Withdrawal sent',
  },
];

interface Fixtures {
  open(platform: Platform, flow: Pick<Flow, 'country' | 'currency' | 'path'>): Promise<NativeView>;
}

const test = base.extend<Fixtures>({
  open: async ({ page, sandbox, token }, use) =>
    use(async (platform, { country, currency, path = '/deposit' }) => {
      const view = new NativeView(page);
      const data = { token, platform, currency, paymentGeo: country, lang: 'en-US' };
      await view.open(platform, `${sandbox.url}/#${path}`, platform === 'ios' ? data : JSON.stringify(data));
      return view;
    }),
});

for (const platform of ['ios', 'android'] as const) {
  test.describe(platform, () => {
    // As a phone: touched, not hovered.
    test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true });

    for (const flow of flows) {
      test(flow.name, async ({ open, context, gateway }) => {
        const kind = flow.path === '/withdrawal' ? 'withdrawal' : 'deposit';
        if (kind === 'withdrawal') await gateway.giveMoney('1000000', flow.currency);
        const view = await open(platform, flow);
        const { cashier } = view;
        await flow.pay(cashier);
        const all = () => (kind === 'withdrawal' ? gateway.withdrawals() : gateway.deposits());
        await expect.poll(async () => (await all()).length).toBe(1);
        const { id } = (await all())[0]!;
        await expect
          .poll(() => view.sent('onCreateTransaction'))
          .toEqual([{ messageType: 'onCreateTransaction', eventType: kind, eventId: id }]);

        const wanted = flow.opens && ('source' in flow.opens ? flow.opens : flow.opens[platform]);
        const opened = async () => (await view.sent('openExtBrowser')).map(({ url }) => url);
        await expect.poll(opened).toEqual(wanted ? [expect.stringMatching(wanted)] : []);
        await expect(cashier.view.locator('html')).toHaveAttribute('data-theme', 'dark');
        await expect(cashier.view.locator('html')).toHaveCSS('font-size', '17px');

        await gateway.act(id, 'approve');
        await expect(cashier.title).toHaveText(flow.end);
        expect(context.pages()).toHaveLength(1);
      });
    }
  });
}

for (const flow of flows) {
  const { back, name } = flow;
  if (!back) continue;
  test(`${name}: the app's swipes lead to the list, and the payment is not lost`, async ({ open, gateway }) => {
    const view = await open('ios', flow);
    await flow.pay(view.cashier);
    await expect.poll(async () => (await gateway.deposits()).length).toBe(1);
    for (const title of back) {
      await view.post({ type: 'onSwipeBack' });
      await expect(view.cashier.title).toHaveText(title);
    }
    await view.post({ type: 'onGoBack' });
    await expect(view.cashier.headerTitle).toHaveText('Deposit method');
    expect(await gateway.deposit()).toMatchObject({ status: 'waiting' });
  });
}
