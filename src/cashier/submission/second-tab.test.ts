/** Two tabs of one player: each knows of a payment in the other before it makes one itself. */
import { expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { settled } from '../../core/time/clock.fake';
import { ATTEMPT_KEY_LIFE_MS } from '../attempt/attempt-record';
import { sharedBrowser } from '../attempt/other-tabs.fixture';
import { CALL_LIMIT_MS } from '../../core/realtime/call-limit';
import { lines, lostOnForm, rejecting, resumingTab } from '../return/return.fixture';

const intent = (amount: number, methodName = 'visa') =>
  ({ flow: 'deposit', methodName, amount, currency: 'INR' }) as const;

function openTab(browser: ReturnType<typeof sharedBrowser>, payload: Record<string, unknown> = { userId: 'anna' }) {
  const { window, ...page } = browser.tab();
  const kit = resumingTab(payload, window);
  const stores = kit.load();
  const pay = (amount = 500, methodName = 'visa') =>
    stores.second.onPurpose(kit.call(amount, methodName).intent, () =>
      stores.attempts.create(kit.call(amount, methodName)),
    );
  return { ...kit, ...stores, ...page, pay };
}

function twoTabs(payload?: Record<string, unknown>) {
  const browser = sharedBrowser();
  const one = openTab(browser, payload);
  const two = openTab(browser, payload);
  return { browser, one, two };
}

it('asks before the same method is paid by in a second tab, and makes another on purpose once', async () => {
  const { one, two } = twoTabs();
  await one.pay();
  const again = two.pay(700);
  expect(two.second.first).toMatchObject({ intent: intent(500), state: 'waiting', isOwn: true });
  expect(two.gateway.deposits).toHaveLength(0);
  two.second.goOn();
  await again;
  expect(two.gateway.deposits).toHaveLength(1);
  // The first tab receives the attempt of the second one.
  void one.pay(900);
  expect(one.gateway.deposits).toHaveLength(1);
});

it('a tab that is opened later knows of it, too', async () => {
  const browser = sharedBrowser();
  const one = openTab(browser);
  await one.pay();
  const two = openTab(browser);
  void two.pay();
  expect(two.second.first?.intent).toMatchObject(intent(500));
  two.second.keep();
});

it('a create without an answer is known there after its page was reloaded, also where the host names nobody', async () => {
  const browser = sharedBrowser();
  const one = openTab(browser, {});
  one.gateway.loseReplies = 1;
  void one.pay(500);
  await settled();
  one.attempts.dispose();
  one.others.dispose();
  one.load();
  const two = openTab(browser, {});
  void two.pay(700);
  expect(two.second.first).toMatchObject({ intent: intent(500), state: 'checking' });
  two.second.keep();
});

it('leads to the payment of the other tab', async () => {
  const { one, two } = twoTabs();
  await one.pay();
  const again = two.pay();
  two.realtime.script('BANKING:deposit-resume', () => {
    throw new AppError('Unknown', { status: 404 });
  });
  const going = two.second.goToFirst();
  two.answerList();
  await going;
  expect([await again, two.navigation.path]).toEqual([undefined, '/deposit/complete']);
  expect(two.attempts.latest('deposit')?.transactionId).toBe('d1');
  expect(two.host.sent.filter(({ messageType }) => messageType === 'onCreateTransaction')).toEqual([]);
});

it('while the other create has no answer, every method asks; asking again learns how it ended', async () => {
  const { one, two } = twoTabs();
  one.gateway.loseReplies = 1;
  const first = one.pay(500, 'pix');
  await settled();
  const other = two.pay(100);
  expect(two.second.first).toMatchObject({ state: 'checking', intent: { methodName: 'pix' } });
  const checking = two.second.check();
  await two.clock.pass(CALL_LIMIT_MS);
  await checking;
  expect([two.second.hasNoAnswer, two.gateway.deposits.length]).toEqual([true, 0]);
  await one.realtime.connect();
  await first;
  expect(two.second.first?.state).toBe('waiting');
  two.second.keep();
  expect(await other).toBeUndefined();
});

it('nothing is asked once the other was refused, and a question about it ends', async () => {
  const { one, two } = twoTabs();
  one.realtime.script('BANKING:deposit-create', () => {
    throw new AppError('No', { status: 400 });
  });
  const first = one.pay(500).catch(() => undefined);
  const other = two.pay(100);
  expect(two.second.first?.state).toBe('checking');
  await first;
  expect([await other, two.second.first]).toEqual([undefined, undefined]);
  await two.pay(100);
  expect(two.gateway.deposits).toHaveLength(1);
});

it.each<[string, (tabs: ReturnType<typeof twoTabs>) => unknown]>([
  ['it has ended', ({ one }) => one.statuses.learn('deposit', 'd1', 'processed')],
  [
    'its tab was closed long ago',
    ({ one, two }) => {
      one.cut();
      two.clock.advance(ATTEMPT_KEY_LIFE_MS);
    },
  ],
])('nothing is asked when %s', async (_, happen) => {
  const tabs = twoTabs();
  await tabs.one.pay();
  happen(tabs);
  await tabs.two.pay();
  expect([tabs.two.second.first, tabs.two.gateway.deposits.length]).toEqual([undefined, 1]);
});

it('another method asks nothing once the first was made', async () => {
  const { one, two } = twoTabs();
  await one.pay();
  await two.pay(500, 'pix');
  expect(two.gateway.deposits).toHaveLength(1);
});

it('tells nothing to tabs of another player, and knows one without a name by the token', async () => {
  const { browser, one } = twoTabs();
  await one.pay();
  await openTab(browser, { token: 'one' }).pay();
  for (const payload of [
    { userId: 'berta' },
    { userId: 'anna', partnerKey: 'other' },
    { token: 'two' },
    { token: '' },
  ]) {
    const stranger = openTab(browser, payload);
    // Without a token there is no channel either, so the gateway is asked.
    stranger.realtime.script('BANKING:transactions-list', () => ({ transactions: [], hasMore: false }));
    await stranger.pay();
    expect([stranger.second.first, stranger.gateway.deposits.length]).toEqual([undefined, 1]);
  }
  const same = openTab(browser, { token: 'one' });
  void same.pay();
  expect(same.second.first?.intent).toMatchObject(intent(500));
});

it('asks about one without an outcome in the other tab, however long ago it was sent', async () => {
  const { one, two } = twoTabs();
  one.realtime.script(
    'BANKING:deposit-create',
    rejecting(new AppError('', { code: 'socket.timeout', outcomeUnknown: true })),
  );
  void one.pay();
  await settled();
  two.clock.advance(2 * ATTEMPT_KEY_LIFE_MS);
  void two.pay();
  expect(two.second.first).toMatchObject({ intent: intent(500), state: 'checking' });
  expect(two.gateway.deposits).toHaveLength(0);
  two.second.keep();
});

it('a yes beside another tab’s unknown payment holds for that wish alone', async () => {
  const { one, two } = twoTabs();
  // Both count their keys alike.
  two.random.uuid();
  one.gateway.loseReplies = 1;
  void one.pay(500);
  await settled();
  const other = two.pay(600);
  two.second.goOn();
  await other;
  two.statuses.learn('deposit', 'd1', 'processed');
  void two.pay(500);
  expect(two.second.first).toMatchObject({ intent: intent(500), state: 'checking' });
  expect(two.gateway.deposits).toHaveLength(1);
  two.second.keep();
});

it('what another tab has made is no lost create’s, where the list has no keys', async () => {
  const browser = sharedBrowser();
  const two = openTab(browser);
  await two.pay(500);
  const kit = await lostOnForm();
  kit.realtime.script('BANKING:transactions-list', () => ({ transactions: lines(kit.clock.now()), hasMore: false }));
  const { start, navigation, attempts } = kit.load({}, browser.tab().window);
  await kit.realtime.connect();
  await start();
  expect([navigation.path, attempts.stepOf('deposit')]).toEqual(['/deposit/redirect/base', 'checking']);
});

it('a page that the browser keeps has no channel, and says what it pays when it is shown again', async () => {
  const { browser, one } = twoTabs();
  await one.pay();
  one.sleep();
  expect(browser.channels.size).toBe(1);
  // A tab that is opened meanwhile hears nothing of the first one.
  const three = openTab(browser);
  one.wake();
  expect(browser.channels.size).toBe(3);
  void three.pay();
  expect(three.second.first?.intent).toMatchObject(intent(500));
});

it('a page that the browser has kept learns what another tab has paid meanwhile', async () => {
  const { one, two } = twoTabs();
  one.sleep();
  await two.pay();
  one.wake();
  void one.pay(200);
  expect(one.second.first?.intent).toMatchObject(intent(500));
});
