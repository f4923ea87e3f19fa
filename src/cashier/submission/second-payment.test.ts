import { AppError } from '../../core/errors/app-error';
import { submit } from '../test-kit/tab';
import { describe, expect, it } from 'vitest';
import { CALL_LIMIT_MS } from '../../core/realtime/call-limit';
import { settled } from '../../core/time/clock.fake';
import { lines, resumingTab } from '../return/return.fixture';

const intent = (amount: number, methodName = 'visa') =>
  ({ flow: 'deposit', methodName, amount, currency: 'INR' }) as const;

/** A tab in which forms ask before they create a second payment. */
function askingTab(payload?: Record<string, unknown>) {
  const kit = resumingTab(payload);
  const load = () => {
    const stores = kit.load();
    const { attempts, second } = stores;
    const pay = (amount: number, methodName?: string) =>
      second.onPurpose(kit.call(amount, methodName).intent, () => submit(attempts, kit.call(amount, methodName)));
    return { ...stores, pay };
  };
  return { ...kit, load };
}

/** A create was sent, no answer came, and the page was reloaded. */
async function lostBeforeReload(payload?: Record<string, unknown>, changeToken = false) {
  const kit = askingTab(payload);
  const before = kit.load();
  kit.gateway.loseReplies = 1;
  void before.pay(500);
  await settled();
  before.attempts.dispose();
  if (changeToken) kit.changeToken();
  const after = kit.load();
  await kit.realtime.connect();
  return { ...kit, ...after };
}

describe('a second payment', () => {
  it('asks nothing when no other is under way, and begins in the click itself', () => {
    const { second } = askingTab().load();
    let isBegun = false;
    void second.onPurpose(intent(500), async () => (isBegun = true));
    expect([isBegun, second.first]).toEqual([true, undefined]);
  });

  it('of the same method, while the first waits: only on purpose', async () => {
    const kit = askingTab();
    const { pay, second } = kit.load();
    await pay(500);
    const again = pay(500);
    expect(second.first).toMatchObject({ intent: intent(500), state: 'waiting', isOwn: true });
    second.keep();
    expect([await again, second.first, kit.gateway.deposits.length]).toEqual([undefined, undefined, 1]);
    const onPurpose = pay(600);
    second.goOn();
    expect((await onPurpose)?.reply.depositId).toBe('d2');
    expect(kit.host.sent.filter(({ messageType }) => messageType === 'onCreateTransaction')).toHaveLength(2);
  });

  it('of another method, or after the end of the first: without a word', async () => {
    const kit = askingTab();
    const { pay, second, statuses } = kit.load();
    await pay(500);
    await pay(500, 'pix');
    expect(second.first).toBeUndefined();
    statuses.learn('deposit', 'd2', 'mistaked');
    await pay(100, 'pix');
    expect(kit.gateway.deposits).toHaveLength(3);
  });

  it('leads to the first one', async () => {
    const kit = askingTab();
    const { pay, second, navigation, transaction, answerList } = kit.load();
    const { depositId: id } = (await pay(500))!.reply;
    transaction.set({ ...intent(500), id: id ?? undefined, data: null, pageId: undefined });
    await navigation.go('/deposit/redirect/base');
    const again = pay(500);
    kit.realtime.script('BANKING:deposit-resume', () => {
      throw new Error('unknown');
    });
    const going = second.goToFirst();
    answerList();
    await going;
    expect([await again, navigation.path]).toEqual([undefined, '/deposit/complete']);
  });
});

describe('while it is not known whether the first was made', () => {
  it('another method sends nothing and opens nothing before the player has chosen', async () => {
    const kit = askingTab();
    const { pay, second } = kit.load();
    kit.gateway.loseReplies = 1;
    const first = pay(500, 'pix');
    await settled();
    let isBegun = false;
    const other = second.onPurpose(intent(100, 'upi'), async () => (isBegun = true));
    expect([isBegun, second.first?.state, second.first?.intent.methodName]).toEqual([false, 'checking', 'pix']);
    second.goOn();
    expect([await other, isBegun]).toEqual([true, true]);
    await kit.realtime.connect();
    expect((await first)?.reply.depositId).toBe('d1');
  });

  it('the same again is a second try, and asks nothing', async () => {
    const { pay, gateway, keys } = await lostBeforeReload();
    await pay(500);
    expect([gateway.deposits.length, new Set(keys()).size]).toEqual([1, 1]);
  });

  it('another amount after a reload is asked about, where the gateway lists no transactions', async () => {
    const { pay, second, gateway, realtime, clock } = await lostBeforeReload();
    const other = pay(600);
    expect(second.first).toMatchObject({ state: 'checking', intent: { amount: 500 } });
    const checking = second.check();
    expect(second.isBusy).toBe(true);
    await clock.pass(CALL_LIMIT_MS);
    await checking;
    expect(realtime.sentOf('BANKING:transactions-list')).toHaveLength(1);
    expect([second.isBusy, second.hasNoAnswer, gateway.deposits.length]).toEqual([false, true, 1]);
    second.goOn();
    expect((await other)?.reply.depositId).toBe('d2');
    expect(gateway.deposits.map(({ amount }) => amount)).toEqual([500, 600]);
  });

  it('other details that have the same words are named as such', async () => {
    const { second, call } = await lostBeforeReload();
    void second.onPurpose(call(500, 'visa', '5555555555554444').intent, () => Promise.resolve());
    expect(second.first).toMatchObject({ intent: { amount: 500 }, second: { amount: 500 }, isOther: true });
    second.keep();
    expect(second.first).toBeUndefined();
  });

  it('asking again leads to the page of what was made', async () => {
    const { pay, second, realtime, clock, navigation } = await lostBeforeReload();
    const line = { id: 'd1', flow: 'deposit' as const, paymentMethod: 'visa', amount: 500, currency: 'INR' };
    const createdAt = new Date(clock.now()).toISOString();
    const transactions = [{ ...line, status: 'processed' as const, createdAt, isCancellable: false }];
    realtime.script('BANKING:transactions-list', () => ({ transactions, hasMore: false }));
    const other = pay(600);
    await second.check();
    expect([await other, second.first, navigation.path]).toEqual([undefined, undefined, '/deposit/complete']);
  });

  it('asking again on the same page waits for the create itself', async () => {
    const kit = askingTab();
    const { pay, second, navigation, answerList } = kit.load();
    kit.gateway.loseReplies = 1;
    const first = pay(500);
    await settled();
    const other = pay(600);
    const checking = second.check();
    await kit.realtime.connect();
    await first;
    await settled();
    kit.realtime.script('BANKING:deposit-resume', () => {
      throw new Error('unknown');
    });
    answerList();
    await checking;
    expect([await other, navigation.path, kit.gateway.deposits.length]).toEqual([undefined, '/deposit/complete', 1]);
  });

  it('a question that was closed does not end the check of the next one', async () => {
    const { pay, second, realtime } = await lostBeforeReload();
    void pay(600);
    const closed = second.check();
    second.keep();
    void pay(700);
    void second.check();
    await settled();
    realtime.reply('BANKING:transactions-list', { transactions: [], hasMore: false });
    await closed;
    expect(second.isBusy).toBe(true);
  });

  it('says of nothing that it has other details where two digests have different keys', async () => {
    const kit = askingTab({});
    await kit.load().pay(500);
    kit.changeToken();
    const list = { transactions: lines(kit.clock.now()), hasMore: false };
    kit.realtime.script('BANKING:transactions-list', () => list);
    const { second } = kit.load();
    await settled();
    const wish = { ...kit.call(500).intent, digest: 'under another key' };
    void second.onPurpose(wish, () => Promise.resolve());
    expect(second.first).toMatchObject({ state: 'waiting', isOwn: true, isOther: false });
  });

  it('leads to nobody’s page while the gateway does not say whose the first is', async () => {
    const kit = askingTab({});
    await kit.load().pay(500);
    kit.changeToken();
    kit.realtime.script('BANKING:transactions-list', () => {
      throw new AppError('', { status: 503 });
    });
    const { pay, second, navigation } = kit.load();
    await settled();
    void pay(500);
    expect(second.first).toMatchObject({ state: 'checking', isOwn: false });
    const { path } = navigation;
    await second.check();
    expect([second.hasNoAnswer, navigation.path]).toEqual([true, path]);
  });

  it('tells nothing of it while it is not known whose it is', async () => {
    const { pay, second } = await lostBeforeReload({}, true);
    void pay(600);
    expect(second.first).toMatchObject({ isOwn: false, state: 'checking' });
  });
});

describe('a repeat that is refused', () => {
  /** The first sending was carried out and its answer lost; every repeat of its key gets a 409. */
  async function refused(lists: boolean) {
    const kit = askingTab();
    const stores = kit.load();
    await stores.navigation.go('/deposit/redirect/base');
    kit.realtime.script('BANKING:transactions-list', () => {
      const made = lines(kit.clock.now()).map((line) => ({ ...line, status: 'processed' as const }));
      return { transactions: lists ? made : [], hasMore: false };
    });
    kit.gateway.loseReplies = 1;
    kit.gateway.refuseRepeats = 404;
    const first = stores.pay(500);
    await settled();
    await kit.realtime.connect();
    await settled();
    return { ...kit, ...stores, first };
  }

  it('leads to the payment that the history names', async () => {
    const { first, navigation, second, gateway } = await refused(true);
    expect([await first, navigation.path, second.first]).toEqual([undefined, '/deposit/complete', undefined]);
    expect(gateway.deposits).toHaveLength(1);
  });

  it('is asked about where nothing tells; the next press sends the same key, and another one is made on purpose', async () => {
    const { first, pay, second, gateway, keys } = await refused(false);
    expect(second.first).toMatchObject({ state: 'checking', isOwn: true, intent: { amount: 500 } });
    second.keep();
    expect(await first).toBeUndefined();
    const again = pay(500);
    await settled();
    expect([second.first?.state, gateway.deposits.length, new Set(keys()).size]).toEqual(['checking', 1, 1]);
    second.goOn();
    expect((await again)?.reply.depositId).toBe('d2');
    expect([gateway.deposits.length, new Set(keys()).size]).toEqual([2, 2]);
  });
});
