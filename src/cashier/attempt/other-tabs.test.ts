/** Presses that wait for the gateway's list are heard by other tabs, whenever these join the channel. */
import { expect, it } from 'vitest';
import { FakeWindow } from '../test-kit/fake-browser';
import { tab } from '../test-kit/tab';
import { OtherTabs } from './other-tabs';
import { openTab, sharedBrowser } from './other-tabs.fixture';

const intent = { flow: 'withdrawal', methodName: 'bank', amount: 50, currency: 'INR' } as const;

it('a tab that is opened, or reloaded, while another one’s press waits hears of it', () => {
  const browser = sharedBrowser();
  const one = openTab(browser, { userId: 'anna' });
  one.others.wait(intent);
  const two = openTab(browser, { userId: 'anna' });
  expect(two.others.rivalOf(intent)).toBeDefined();
});

it('a tab that comes back from the back/forward cache hears of it', () => {
  const browser = sharedBrowser();
  const one = openTab(browser, { userId: 'anna' });
  const two = openTab(browser, { userId: 'anna' });
  two.sleep();
  one.others.wait(intent);
  two.wake();
  expect(two.others.rivalOf(intent)).toBeDefined();
});

it('a renewed token of a player without a name does not take the press back', () => {
  const browser = sharedBrowser();
  const [one, two] = [openTab(browser, {}), openTab(browser, {})];
  one.others.wait(intent);
  expect(two.others.rivalOf(intent)).toBeDefined();
  for (const { session } of [one, two]) session.setToken('renewed');
  expect(two.others.rivalOf(intent)).toBeDefined();
});

it('one that waits and goes into the back/forward cache is heard of again when it comes back', () => {
  const browser = sharedBrowser();
  const one = openTab(browser, { userId: 'anna' });
  const two = openTab(browser, { userId: 'anna' });
  one.others.wait(intent);
  one.sleep();
  one.wake();
  expect(two.others.rivalOf(intent)).toBeDefined();
});

it('tabs of a player without a name whose hosts have given them tokens of their own hear that a payment is under way, and nothing of it', () => {
  const browser = sharedBrowser();
  const one = openTab(browser, {});
  const two = openTab(browser, {});
  two.session.setToken('of its own');
  one.others.wait(intent);
  const heard = two.others.rivalOf(intent)!;
  expect(two.others.isStranger(heard.key)).toBe(true);
  // Nothing of the payment itself.
  expect(heard.intent).toEqual({ flow: 'withdrawal', methodName: 'bank', currency: 'INR', amount: 0 });
});

it.each([
  ['the earlier one', { delay: 0, keys: 1 }, { delay: 1, keys: 0 }, [false, true]],
  ['the earlier one, of the other tab', { delay: 1, keys: 0 }, { delay: 0, keys: 1 }, [true, false]],
  ['the first key, of one millisecond', { delay: 0, keys: 0 }, { delay: 0, keys: 1 }, [false, true]],
  ['the first key, of the other tab', { delay: 0, keys: 1 }, { delay: 0, keys: 0 }, [true, false]],
])('of two presses that wait, one asks about the other: not %s', (_which, first, second, asks) => {
  const browser = sharedBrowser();
  const tabs = [first, second].map(({ delay, keys }) => {
    const one = openTab(browser, { userId: 'anna' });
    one.clock.advance(delay);
    if (keys > 0) one.random.uuid();
    return one;
  });
  for (const { others } of tabs) others.wait(intent);
  expect(tabs.map(({ others }) => others.rivalOf(intent) !== undefined)).toEqual(asks);
});

it('the end of an earlier press does not end the one that waits now', () => {
  const browser = sharedBrowser();
  const one = openTab(browser, { userId: 'anna' });
  const two = openTab(browser, { userId: 'anna' });
  const ends = [50, 60].map((amount) => one.others.wait({ ...intent, amount }));
  const heard = ends.map((end) => {
    end();
    return [two, openTab(browser, { userId: 'anna' })].map(({ others }) => others.rivalOf(intent)?.intent.amount);
  });
  expect(heard).toEqual([
    [60, 60],
    [undefined, undefined],
  ]);
});

it('a page that goes into the back/forward cache sends nothing, and takes its waiting press back', () => {
  const browser = sharedBrowser();
  const [one, two] = [openTab(browser, { userId: 'anna' }), openTab(browser, { userId: 'anna' })];
  one.others.wait(intent);
  one.sleep();
  expect(two.others.rivalOf(intent)).toBeUndefined();
});

it('a press that waits while the token changes is a stranger’s to tabs with the old one', () => {
  const browser = sharedBrowser();
  const [one, two] = [openTab(browser, {}), openTab(browser, {})];
  one.others.wait(intent);
  const { key } = two.others.rivalOf(intent)!;
  expect(two.others.isStranger(key)).toBe(false);
  one.session.setToken('renewed');
  expect(two.others.isStranger(key)).toBe(true);
});

it('what is no message says nothing', () => {
  const browser = sharedBrowser();
  const two = openTab(browser, { userId: 'anna' });
  const [channel] = browser.channels;
  for (const data of [null, 'text', { key: 5 }, { key: 'a', attempt: { step: 'created' } }])
    for (const hear of channel!.listeners) hear({ data });
  expect(two.others.rivalOf(intent)).toBeUndefined();
});

it('a cashier that has gone opens no channel when its page is shown again', () => {
  const browser = sharedBrowser();
  const one = openTab(browser, {});
  expect(browser.channels.size).toBe(2);
  one.others.dispose();
  one.wake();
  expect(browser.channels.size).toBe(0);
});

it('a tab is deaf without a channel, and where its frames share no storage', () => {
  const browser = sharedBrowser();
  const kit = tab();
  const isDeaf = (window: Window, isShared: boolean) => {
    const storage = { ...kit.storage, isShared };
    return kit.load({ storage }, { window }).app.get(OtherTabs).isDeaf;
  };
  const none = new FakeWindow().asWindow;
  const { window } = browser.tab();
  expect([isDeaf(window, true), isDeaf(window, false), isDeaf(none, true)]).toEqual([false, true, true]);
});
