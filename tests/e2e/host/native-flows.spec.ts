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

for (const platform of ['ios', 'android'] as const)
  test(`${platform}: the app's word before a payment, by messages: no, in words, then yes, and one payment`, async ({
    page,
    sandbox,
    token,
    gateway,
  }) => {
    const view = new NativeView(page);
    const data = { currency: 'EUR', paymentGeo: 'DE', lang: 'en-US', token, platform, asksBeforePayment: true };
    await view.open(platform, `${sandbox.url}/`, data);
    const { cashier } = view;
    await cashier.choose('Test card');
    await cashier.amount.fill('50');
    const ask = async (count: number) => {
      await cashier.payButton.click();
      await expect.poll(async () => (await view.sent('onBeforePayment')).length).toBe(count);
      return (await view.sent('onBeforePayment'))[count - 1]!;
    };
    const answer = ({ requestId }: object & { requestId?: unknown }, word: object) =>
      view.post({ type: 'beforePayment', payload: { requestId, ...word } });

    const asked = await ask(1);
    expect(asked).toMatchObject({ flow: 'deposit', amount: 50, currency: 'EUR' });
    await answer(asked, { allow: false, text: 'Verify your identity first.' });
    const dialog = page.getByRole('dialog', { name: 'This payment was stopped' });
    await expect(dialog).toContainText('Verify your identity first.');
    expect(await view.types()).not.toContain('openExtBrowser');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await answer(await ask(2), { allow: true });
    await expect(cashier.title).toHaveText('Waiting for payment');
    const { id } = await gateway.deposit();
    expect(await view.sent('onCreateTransaction')).toMatchObject([{ eventId: id }]);
    expect(await view.sent('openExtBrowser')).toHaveLength(1);
  });
