/** Presses that wait for the gateway's list are heard by other tabs, whenever these join the channel. */
import { expect, it } from 'vitest';
import { Session } from '../../core/session/session';
import { OtherTabs } from './other-tabs';
import { sharedBrowser } from './other-tabs.fixture';
import { tab } from '../test-kit/tab';

const intent = { flow: 'withdrawal', methodName: 'bank', amount: 50, currency: 'INR' } as const;

function openTab(browser: ReturnType<typeof sharedBrowser>, payload: Record<string, unknown>) {
  const { window, ...page } = browser.tab();
  const { app } = tab(payload).load({}, { window });
  return { others: app.get(OtherTabs), session: app.get(Session), ...page };
}

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
