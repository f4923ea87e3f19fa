/** Every family of methods in an app's web view: each payment is reported once, and only the app opens pages. */
import { FLOWS, type Flow as Walk } from '../../kit/flows';
import { NativeView } from '../kit/native-view';
import { handsOn } from '../kit/playwright-hands';
import { expect, test as base } from '../kit/test';

type Platform = 'ios' | 'android';

interface Flow extends Walk {
  /** Address that the app is asked to open during the flow: per platform, or the same for both. */
  opens?: RegExp | Record<Platform, RegExp>;
  /** Titles of the pages to which the app's back gesture leads, between the last page and the list. */
  back?: readonly string[];
}

const flows: Flow[] = [
  { ...FLOWS.card, opens: /^http:/ },
  { ...FLOWS.coins, opens: /^bitcoin:\w+\?amount=/, back: ['Cryptocurrency'] },
  {
    ...FLOWS.upi,
    opens: { ios: /^gpay:\/\/upi\/pay\?pa=/, android: /^(tez|gpay|intent):\/\/.*pa=/ },
    back: ['UPI with UTR'],
  },
  { ...FLOWS.easyPay, opens: /^phonepe:\/\/pay\?pa=/ },
  { ...FLOWS.toCard, back: [] },
  FLOWS.pix,
  FLOWS.boleto,
  FLOWS.toAccount,
  { ...FLOWS.payoutPage, opens: /^http:/ },
  FLOWS.payoutCoins,
  FLOWS.payoutBank,
];

async function pay(flow: Flow, view: NativeView): Promise<void> {
  const hands = handsOn(view.cashier);
  await flow.pay(hands);
  await flow.openApp?.(hands);
}

interface Fixtures {
  open(platform: Platform, flow: Pick<Flow, 'country' | 'currency' | 'kind'>): Promise<NativeView>;
}

const test = base.extend<Fixtures>({
  open: async ({ page, sandbox, token }, use) =>
    use(async (platform, { country, currency, kind }) => {
      const view = new NativeView(page);
      const data = { token, platform, currency, paymentGeo: country, lang: 'en-US' };
      await view.open(platform, `${sandbox.url}/#/${kind}`, platform === 'ios' ? data : JSON.stringify(data));
      return view;
    }),
});

for (const platform of ['ios', 'android'] as const) {
  test.describe(platform, () => {
    // A phone has touch and no hover.
    test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true });

    for (const flow of flows) {
      test(flow.name, async ({ open, context, gateway }) => {
        const { kind } = flow;
        if (kind === 'withdrawal') await gateway.giveMoney('1000000', flow.currency);
        const view = await open(platform, flow);
        const { cashier } = view;
        await pay(flow, view);
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
    await pay(flow, view);
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
