/** What was paid where this tab sees nothing is known before the press of a deposit, whose window opens in the click. */
import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { settled } from '../../core/time/clock.fake';
import { LIST_LIMIT_MS } from '../../core/realtime/call-limit';
import { sharedBrowser } from '../attempt/other-tabs.fixture';
import { lines, resumingTab } from '../return/return.fixture';

const FORM = '/deposit/redirect/base';
const LIST = 'BANKING:transactions-list';

/** A tab whose gateway lists a payment of another one, once that was made. */
async function tab() {
  const kit = resumingTab();
  const stores = kit.load();
  let isMade = false;
  kit.realtime.script(LIST, () => ({ transactions: isMade ? lines(kit.clock.now()) : [], hasMore: false }));
  const pay = () => stores.second.onPurpose(kit.call(500).intent, () => stores.attempts.create(kit.call(500)));
  const makeElsewhere = () => (isMade = true);
  return { ...kit, ...stores, pay, makeElsewhere };
}

it.each<[string, (one: Awaited<ReturnType<typeof tab>>) => Promise<void> | void]>([
  ['opened after it', ({ makeElsewhere, navigation }) => (makeElsewhere(), navigation.go(FORM))],
  [
    'opened before it, and come back to',
    async ({ makeElsewhere, navigation, wake }) => {
      await navigation.go(FORM);
      makeElsewhere();
      wake.wake();
    },
  ],
  [
    'opened before the channel',
    async ({ makeElsewhere, navigation, realtime }) => {
      realtime.cut();
      await navigation.go(FORM);
      makeElsewhere();
      await realtime.connect();
    },
  ],
])('a form that was %s asks first', async (_how, open) => {
  const one = await tab();
  await open(one);
  await settled();
  void one.pay();
  expect([one.second.first?.state, one.gateway.deposits.length]).toEqual(['waiting', 0]);
});

it.each([FORM, '/deposit/transfer/base', '/deposit/transfer/list'])('the list is looked at on %s', async (path) => {
  const { navigation, realtime, wake } = await tab();
  await navigation.go(path);
  await settled();
  expect(realtime.sentOf(LIST)).toHaveLength(1);
  wake.wake();
  expect(realtime.sentOf(LIST)).toHaveLength(2);
});

it('asks the gateway for nothing on another page', async () => {
  const { navigation, realtime, wake } = await tab();
  await navigation.go('/deposit');
  wake.wake();
  await settled();
  expect(realtime.sentOf(LIST)).toEqual([]);
});

/** A form of withdrawals, on which a press waits for a list that does not come. */
async function waitingPress(browser = sharedBrowser()) {
  const kit = resumingTab({ userId: 'anna' }, browser.tab().window);
  const stores = kit.load();
  await stores.navigation.go('/withdrawal/redirect/base');
  let creates = 0;
  const wish = (amount: number) => ({ flow: 'withdrawal', methodName: 'visa', amount, currency: 'INR' }) as const;
  const press = (amount = 500) =>
    stores.second.onPurpose(wish(amount), () => {
      const call = { ...kit.call(amount), intent: { ...kit.call(amount).intent, ...wish(amount) } };
      creates += 1;
      return stores.attempts.create(call);
    });
  return { ...kit, ...stores, wish, press, created: () => creates };
}

it.each([500, 600])('a press whose page was left while it waited sends nothing, beside one of %d', async (amount) => {
  const { press, navigation, clock, created } = await waitingPress();
  const left = press();
  await navigation.go('/withdrawal');
  await navigation.go('/withdrawal/redirect/base');
  const again = press(amount);
  await clock.pass(LIST_LIMIT_MS);
  expect([await left, created()]).toEqual([undefined, 1]);
  await again;
});

it('a press that waited asks about the payment that another tab has made in the meantime', async () => {
  const browser = sharedBrowser();
  const [one, two] = [await waitingPress(browser), await waitingPress(browser)];
  const first = one.press();
  await one.clock.pass(1_000);
  void two.press();
  await one.clock.pass(LIST_LIMIT_MS - 1_000);
  await first;
  await two.clock.pass(LIST_LIMIT_MS);
  expect([two.created(), two.second.first?.intent.amount]).toEqual([0, 500]);
});

it('of two tabs whose presses waited, the earlier one is sent, however late the other hears of it', async () => {
  const browser = sharedBrowser();
  const [one, two] = [await waitingPress(browser), await waitingPress(browser)];
  await two.clock.pass(1_000);
  const first = one.press();
  const second = two.press();
  browser.beLate();
  await Promise.all([one.clock.pass(LIST_LIMIT_MS), two.clock.pass(LIST_LIMIT_MS)]);
  expect([one.created(), two.created()]).toEqual([1, 0]);
  await first;
  expect(two.second.first).toMatchObject({ intent: { amount: 500 }, state: 'checking' });
  browser.deliver();
  // What has become of it stands in its place.
  expect(two.second.first).toMatchObject({ intent: { amount: 500 }, state: 'waiting' });
  two.second.keep();
  expect([await second, two.created()]).toEqual([undefined, 0]);
});

it('a press that was given up is asked about no more', async () => {
  const browser = sharedBrowser();
  const [one, two] = [await waitingPress(browser), await waitingPress(browser)];
  await two.clock.pass(1_000);
  const given = one.press();
  const asked = two.press();
  expect(two.second.first?.state).toBe('checking');
  await one.navigation.go('/withdrawal');
  expect([await given, await asked, two.second.first]).toEqual([undefined, undefined, undefined]);
  const again = two.press();
  await two.clock.pass(LIST_LIMIT_MS);
  await again;
  expect([one.created(), two.created()]).toEqual([0, 1]);
});

it('a press whose form shows another method by then sends nothing, and its question is closed', async () => {
  const one = await waitingPress();
  const form = observable.box('visa');
  const isWanted = () => form.get() === 'visa';
  const begun: string[] = [];
  const press = (amount: number) =>
    one.second.onPurpose(one.wish(amount), async () => begun.push(`${amount}`), { isWanted });
  const waited = press(500);
  runInAction(() => form.set('pix'));
  await one.clock.pass(LIST_LIMIT_MS);
  expect([await waited, begun]).toEqual([undefined, []]);
  runInAction(() => form.set('visa'));
  const made = one.press(600);
  await one.clock.pass(LIST_LIMIT_MS);
  await made;
  const asked = press(700);
  await one.clock.pass(LIST_LIMIT_MS);
  expect(one.second.first).toBeDefined();
  runInAction(() => form.set('pix'));
  expect([await asked, one.second.first, begun]).toEqual([undefined, undefined, []]);
});
