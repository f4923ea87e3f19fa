/** Every family of methods in an app's web view: each payment is reported once, and only the app opens pages. */
import { findJourneys } from '../../kit/journeys/find-journeys';
import { endPayment, makePayment, type PluginJourney } from '../../kit/journeys/journey';
import { NativeView } from '../kit/native-view';
import { handsOn } from '../kit/playwright-hands';
import { expect, test as base } from '../kit/test';

type Platform = 'ios' | 'android';

const journeys = (await findJourneys()).filter(({ isMain }) => isMain);

interface Fixtures {
  open(platform: Platform, journey: PluginJourney): Promise<NativeView>;
}

const test = base.extend<Fixtures>({
  open: async ({ page, sandbox, token }, use) =>
    use(async (platform, { country, currency, flow }) => {
      const view = new NativeView(page);
      const data = { token, platform, currency, paymentGeo: country, lang: 'en-US' };
      await view.open(platform, `${sandbox.url}/#/${flow}`, platform === 'ios' ? data : JSON.stringify(data));
      return view;
    }),
});

for (const platform of ['ios', 'android'] as const) {
  test.describe(platform, () => {
    // A phone has touch and no hover.
    test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true });

    for (const journey of journeys) {
      test(`${journey.plugin}: ${journey.name}`, async ({ open, context, gateway }) => {
        const { flow, currency, native: { button, opens } = {} } = journey;
        if (flow === 'withdrawal') await gateway.giveMoney('1000000', currency);
        const view = await open(platform, journey);
        const { cashier } = view;
        const hands = handsOn(cashier, journey, gateway);
        await makePayment(hands, journey);
        if (button !== undefined) await hands.press(button);
        const { id } = flow === 'withdrawal' ? await gateway.withdrawal() : await gateway.deposit();
        await expect
          .poll(() => view.sent('onCreateTransaction'))
          .toEqual([{ messageType: 'onCreateTransaction', eventType: flow, eventId: id }]);

        const wanted = opens && ('source' in opens ? opens : opens[platform]);
        const opened = async () => (await view.sent('openExtBrowser')).map(({ url }) => url);
        await expect.poll(opened).toEqual(wanted ? [expect.stringMatching(wanted)] : []);
        await expect(cashier.view.locator('html')).toHaveAttribute('data-theme', 'dark');
        await expect(cashier.view.locator('html')).toHaveCSS('font-size', '17px');

        await endPayment(hands, journey);
        expect(context.pages()).toHaveLength(1);
      });
    }
  });
}

for (const journey of journeys) {
  const { name, native: { button, back } = {} } = journey;
  if (!back) continue;
  test(`${name}: the app's swipes lead to the list, and the payment is not lost`, async ({ open, gateway }) => {
    const view = await open('ios', journey);
    const hands = handsOn(view.cashier, journey, gateway);
    await makePayment(hands, journey);
    if (button !== undefined) await hands.press(button);
    await gateway.deposit();
    for (const page of back) {
      await view.post({ type: 'onSwipeBack' });
      await hands.sees(page);
    }
    await view.post({ type: 'onGoBack' });
    await expect(view.cashier.headerTitle).toHaveText('Deposit method');
    expect(await gateway.deposit()).toMatchObject({ status: 'waiting' });
  });
}
