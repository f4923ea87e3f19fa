/** The host's word where a payment is, or may be, under way: each further one is asked for. */
import { expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { settled } from '../../core/time/clock.fake';
import { sharedBrowser } from '../attempt/other-tabs.fixture';
import { lines, resumingTab } from '../return/return.fixture';
import { submit } from '../test-kit/tab';

/** A tab whose host is asked before each payment. */
function askingTab(browser = sharedBrowser()) {
  const kit = resumingTab({ userId: 'anna', asksBeforePayment: true }, browser.tab().window);
  const { attempts, word, ...stores } = kit.load();
  const asked = () => kit.host.sent.filter((message) => message.messageType === 'onBeforePayment');
  const answer = async (allow: boolean) => {
    kit.host.receive({ type: 'beforePayment', payload: { requestId: asked().at(-1)!.requestId, allow } });
    await settled();
  };
  const pay = (amount: number) => word.onPurpose(kit.call(amount).intent, () => submit(attempts, kit.call(amount)), {});
  return { ...kit, ...stores, word, pay, asked, answer };
}

const listing = (tab: ReturnType<typeof askingTab>) =>
  tab.realtime.script('BANKING:transactions-list', () => ({ transactions: [], hasMore: false }));

it('a yes is for one payment, whichever question the player answers in between', async () => {
  const tab = askingTab();
  listing(tab);
  const first = tab.pay(500);
  await tab.answer(true);
  await first;
  const second = tab.pay(500);
  await tab.answer(true);
  // Asked for already, by this very press.
  tab.second.goOn();
  await second;
  expect([tab.gateway.deposits.length, tab.asked().length]).toEqual([2, 2]);
});

it('“Make another” beside one whose repeat is refused asks anew, and a no makes nothing', async () => {
  const tab = askingTab();
  tab.realtime.script('BANKING:transactions-list', () => {
    throw new AppError('', { status: 404, code: 'contract.unknownType' });
  });
  tab.gateway.nextAnswers.push(new AppError('', { code: 'contract.invalidReply', outcomeUnknown: true }));
  const made = tab.pay(500);
  await tab.answer(true);
  await settled();
  expect(tab.second.first?.state).toBe('checking');
  tab.second.goOn();
  expect(tab.asked()).toHaveLength(2);
  await tab.answer(false);
  expect([await made, tab.keys().length, tab.word.refusal?.methodName]).toEqual([undefined, 1, 'visa']);
});

it('a yes that two tabs hear at once is one payment; the other tab asks', async () => {
  const browser = sharedBrowser();
  const tabs = [askingTab(browser), askingTab(browser)] as const;
  for (const tab of tabs)
    tab.realtime.script('BANKING:transactions-list', () => ({ transactions: [], hasMore: false }));
  const pays = tabs.map((tab) => tab.pay(500));
  await Promise.all(tabs.map((tab) => tab.answer(true)));
  await settled();
  expect(tabs.flatMap((tab) => tab.gateway.deposits)).toHaveLength(1);
  const asking = tabs.find((tab) => tab.second.first !== undefined);
  asking!.second.keep();
  await Promise.all(pays);
});

it('what was paid elsewhere while the host thought is asked about', async () => {
  const tab = askingTab();
  const paying = tab.pay(500);
  tab.realtime.script('BANKING:transactions-list', () => ({ transactions: lines(tab.clock.now()), hasMore: false }));
  await tab.answer(true);
  expect([tab.second.first?.state, tab.gateway.deposits.length]).toEqual(['waiting', 0]);
  tab.second.keep();
  expect(await paying).toBeUndefined();
});
