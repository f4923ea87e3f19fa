/** What tabs hear of each other's payments. */
import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { settled } from '../../core/time/clock.fake';
import { lines } from '../return/return.fixture';
import { depositReply } from '../test-kit/fake-gateway';
import { tab } from '../test-kit/tab';
import { ATTEMPT_KEY_LIFE_MS } from './attempt-record';
import { openTab, sharedBrowser } from './other-tabs.fixture';

const visa = { flow: 'deposit', methodName: 'visa', amount: 700, currency: 'INR' } as const;

/** Two tabs, the first of which pays, or whose create has no answer. */
async function twoTabs(payload: Record<string, unknown>, isLost = false) {
  const browser = sharedBrowser();
  const [one, two] = [openTab(browser, payload), openTab(browser, payload)];
  // Each kit counts its keys alike.
  two.random.uuid();
  const pay = async (amount = 500, methodName = 'visa') => {
    if (isLost) one.gateway.loseReplies = 1;
    const paid = one.attempts.create(one.call(amount, methodName)).catch(() => undefined);
    await (isLost ? settled() : paid);
  };
  return { browser, one, two, pay };
}

describe('a payment of another tab', () => {
  it('that was just made is one beside the same method of its flow, until it is old', async () => {
    const { two, pay } = await twoTabs({ userId: 'anna' });
    two.gateway.nextAnswers.push(depositReply('d9'));
    await two.attempts.create(two.call());
    await pay();
    const wishes = [visa, { ...visa, methodName: 'pix' }, { ...visa, flow: 'withdrawal' as const }];
    const asked = () => wishes.map((wish) => two.others.rivalOf(wish)?.transactionId);
    expect(asked()).toEqual(['d1', undefined, undefined]);
    const known = [['deposit', 'd1'] as const, ['deposit', 'd2'] as const, ['withdrawal', 'd1'] as const];
    expect(known.map(([flow, id]) => two.others.has(flow, id))).toEqual([true, false, false]);
    two.clock.advance(ATTEMPT_KEY_LIFE_MS);
    expect(asked()).toEqual([undefined, undefined, undefined]);
  });

  it('is none once it has ended', async () => {
    const { one, two, pay } = await twoTabs({ userId: 'anna' });
    await pay();
    one.realtime.push('deposit.status', { id: 'd1', status: 1 });
    expect(two.others.rivalOf(visa)).toBeUndefined();
  });

  it('with a name is not heard of by a player without one', async () => {
    const { browser, pay } = await twoTabs({ userId: 'anna' });
    const stranger = openTab(browser, {});
    await pay();
    expect(stranger.others.rivalOf(visa)).toBeUndefined();
  });

  it('is none where this tab continues it', async () => {
    const { two, pay } = await twoTabs({});
    await pay();
    two.attempts.adopt({ ...visa, amount: 500 }, 'd1');
    expect(two.others.rivalOf(visa)).toBeUndefined();
  });

  it('is none where it is a frame’s of the same tab', async () => {
    const { browser, one, pay } = await twoTabs({ userId: 'anna' }, true);
    const frame = openTab(browser, { userId: 'anna' }, one);
    await pay();
    expect(frame.others.rivalOf(visa)).toBeDefined();
    frame.attempts.unknownOf('deposit');
    expect(frame.others.rivalOf(visa)).toBeUndefined();
  });

  it('is one beside a payment of this tab to which the gateway has given no id yet', async () => {
    const { two, pay } = await twoTabs({ userId: 'anna' }, true);
    two.gateway.nextAnswers.push({ ...depositReply('', { isFieldsRequired: true }), depositId: null });
    await two.attempts.create(two.call());
    expect(two.attempts.stepOf('deposit')).toBe('needsFields');
    await pay();
    expect(two.others.rivalOf(visa)).toMatchObject({ step: 'checking' });
  });

  it.each([
    [0, true],
    [ATTEMPT_KEY_LIFE_MS, false],
  ])('without an outcome, of a stranger, asks for a while: %i ms later, %s', async (age, isRival) => {
    const { two, pay } = await twoTabs({}, true);
    two.session.setToken('of its own');
    await pay();
    two.clock.advance(age);
    expect(two.others.rivalOf(visa) !== undefined).toBe(isRival);
  });

  it('is known while it has no outcome, and of those that were made the flow’s latest', async () => {
    const { browser, two, pay } = await twoTabs({ userId: 'anna' });
    await pay(500, 'visa');
    await pay(500, 'pix');
    for (const { others } of [two, openTab(browser, { userId: 'anna' })])
      expect([others.has('deposit', 'd1'), others.has('deposit', 'd2')]).toEqual([false, true]);
  });

  it.each([
    ['is refused', new AppError('', { status: 400 }), [500, undefined]],
    ['is made', depositReply('d2'), [500, 600]],
  ])('without an outcome stays known when a later one %s', async (_how, answer, left) => {
    const { browser, one, two } = await twoTabs({ userId: 'anna' });
    const answers: ((answer: ReturnType<typeof depositReply> | Promise<never>) => void)[] = [];
    one.realtime.script('BANKING:deposit-create', () => new Promise((resolve) => answers.push(resolve)));
    for (const amount of [500, 600]) {
      one.attempts.confirmBeside(one.call(amount).intent);
      void one.attempts.create(one.call(amount)).catch(() => undefined);
      await settled();
    }
    const tabs = [two, openTab(browser, { userId: 'anna' })];
    const keys = one.attempts.all.map(({ key }) => key);
    const known = () => tabs.map(({ others }) => keys.map((key) => others.find(key)?.intent.amount));
    const both = [500, 600];
    expect(known()).toEqual([both, both]);
    answers[1]?.(answer instanceof AppError ? Promise.reject(answer) : answer);
    await settled();
    expect(known()).toEqual([left, left]);
  });

  it('that was there when it loaded is told once the gateway has said whose it is', async () => {
    const kit = tab({});
    await kit.load().attempts.create(kit.call());
    kit.changeToken();
    const browser = sharedBrowser();
    const [one, two] = [openTab(browser, {}, kit), openTab(browser, {})];
    await settled();
    expect(two.others.has('deposit', 'd1')).toBe(false);
    one.realtime.reply('BANKING:transactions-list', { transactions: lines(0), hasMore: false });
    await settled();
    expect(two.others.has('deposit', 'd1')).toBe(true);
  });

  it('is forgotten by no first showing of the page', async () => {
    const { browser, two, pay } = await twoTabs({ userId: 'anna' });
    await pay();
    browser.beLate();
    two.show();
    expect(two.others.rivalOf(visa)).toBeDefined();
  });

  it('that was made while a press of this one waited is one, however late it was begun', async () => {
    const { one, two, pay } = await twoTabs({ userId: 'anna' });
    two.others.wait(visa);
    one.clock.advance(1_000);
    await pay();
    expect(two.others.rivalOf(visa)).toMatchObject({ transactionId: 'd1' });
  });

  it('that is refused once its tab has another token is asked about no more', async () => {
    const { one, two } = await twoTabs({});
    let refuse: ((error: AppError) => void) | undefined;
    one.realtime.script('BANKING:deposit-create', () => new Promise((_resolve, reject) => (refuse = reject)));
    void one.attempts.create(one.call()).catch(() => undefined);
    await settled();
    one.session.setToken('renewed');
    const { key, step } = two.others.rivalOf(visa)!;
    expect([step, two.others.isStranger(key)]).toEqual(['creating', true]);
    refuse?.(new AppError('', { status: 400 }));
    await settled();
    expect(two.others.rivalOf(visa)).toBeUndefined();
  });
});
