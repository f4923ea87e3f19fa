/**
 * The app's say in the list, its experiments and its language, by messages of a native view. A browser test, because the
 * channel is the browser's own and the first script draws the list.
 */
import { NativeView } from '../kit/native-view';
import { expect, test } from '../kit/test';

const GERMANY = { currency: 'EUR', paymentGeo: 'DE', lang: 'en-US', userId: '42' };

const events = async (view: NativeView, name: string) =>
  (await view.sent('onAnalyticsEvent')).filter((it) => it['name'] === name).map((it) => it['params']);

for (const platform of ['ios', 'android'] as const)
  test(`${platform}: order, words, experiments and language are the app's, from the start and live`, async ({
    page,
    sandbox,
    token,
  }) => {
    const view = new NativeView(page);
    const methods = { first: 'de_paypal', hide: ['de_klarna', 'nobody'], labels: { de_paypal: 'PayPal wallet' } };
    const experiments = { list_layout: 'rows', quick_amounts: [20] };
    await view.open(platform, `${sandbox.url}/`, { ...GERMANY, token, platform, methods, experiments });
    const { cashier } = view;
    await expect(cashier.tiles.first()).toContainText('PayPal wallet');
    await expect(cashier.tile('Pay now with Klarna')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-list', 'rows');
    await expect
      .poll(() => events(view, 'list_shown'))
      .toMatchObject([{ left_out: [{ name: 'de_klarna', reason: 'host' }] }]);
    expect(await events(view, 'experiment_seen')).toMatchObject([{ key: 'list_layout', value: 'rows' }]);

    await view.post({
      type: 'loaded',
      payload: { token, methods: { first: 'test_card', notes: { test_card: 'No fee' } } },
    });
    await expect(cashier.tiles.first()).toContainText(/Test card.*No fee/s);
    await expect(cashier.tile('Pay now with Klarna')).toBeVisible();
    await expect.poll(() => events(view, 'list_shown')).toMatchObject([{}, { left_out: [] }]);

    await cashier.choose('PayPal');
    await cashier.amount.fill('77');
    await view.post({ type: 'loaded', payload: { token, lang: 'pt-BR' } });
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
    await expect(page.getByRole('textbox', { name: 'Valor' })).toHaveValue('77');
    const details = async () => (await view.sent('onProblem')).map((it) => String(it['detail'])).sort();
    await expect.poll(details).toEqual(['experiments.quick_amounts', 'methods.hide: nobody']);
  });
