/** One browser tab across reloads, including the return to where the player was. */
import type { TransactionLine } from '../../contract/transactions';
import type { AppError } from '../../core/errors/app-error';
import type { Registry } from '../../kernel/registry-token';
import { OtherTabs } from '../attempt/other-tabs';
import { MethodsStore } from '../methods/methods-store';
import { settled } from '../../core/time/clock.fake';
import { sampleMethod, sampleRegistry } from '../test-kit/samples';
import { PaymentWindow } from '../payment-window/payment-window';
import { depositReply } from '../test-kit/fake-gateway';
import { submit, tab, type PageParts } from '../test-kit/tab';
import { ContinueOffer } from './continue-offer';
import { OwnOffer } from './own-offer';
import { PlaceKeeper } from './place-keeper';
import { Resume } from './resume';
import { StartPlace } from './start-place';
import { ListWatch } from '../submission/list-watch';
import { HostWord } from '../submission/host-word';
import { SecondPayment } from '../submission/second-payment';
import { sharedBrowser } from '../attempt/other-tabs.fixture';

/** The pages with the guards that they have in the product. */
const PAGES: Record<string, ReturnType<Registry['pageAt']>> = {
  '/deposit': { flow: 'deposit', guard: 'none' },
  '/deposit/history': { flow: 'deposit', guard: 'none' },
  '/deposit/redirect/base': { flow: 'deposit', guard: 'method' },
  '/deposit/transfer/base': { flow: 'deposit', guard: 'selection' },
  '/deposit/transfer/list': { flow: 'deposit', guard: 'group' },
  '/deposit/code': { flow: 'deposit', guard: 'transaction' },
  '/deposit/voucher': { flow: 'deposit', guard: 'transaction', isLasting: true },
  '/deposit/invoice': { flow: 'deposit', guard: 'transaction', showsEnds: true },
  '/deposit/complete': { flow: 'deposit', guard: 'transaction' },
  '/withdrawal': { flow: 'withdrawal', guard: 'none' },
  '/withdrawal/redirect/base': { flow: 'withdrawal', guard: 'method' },
  '/withdrawal/instruction': { flow: 'withdrawal', guard: 'transaction' },
  '/withdrawal/complete': { flow: 'withdrawal', guard: 'transaction' },
  '/withdrawal/confirm': { flow: 'withdrawal', guard: 'transaction' },
  '/resume': { flow: 'none', guard: 'none' },
};

/**
 * `payload`: what the host has sent; by default, the player's id. `channels`: the browser that the tab shares with other
 * tabs. Both can be others for each page that is loaded. `more`: what the registry says otherwise.
 */
export function resumingTab(
  payload?: Record<string, unknown>,
  channels: Window = sharedBrowser().tab().window,
  more: Partial<Registry> = {},
) {
  const base = tab(payload);
  const registry = sampleRegistry({
    pageAt: (path) => PAGES[path],
    pathForReply: (flow, { data, pageId }) =>
      pageId === 'offline' ? `/${flow}/instruction` : data?.pix ? '/deposit/code' : undefined,
    ...more,
  });
  const load = (parts?: Partial<PageParts>, window = channels) => {
    const { app, ...stores } = base.load(parts, { registry, window });
    const { get, errors, navigation, source, wake } = app;
    const [methods, resume] = [get(MethodsStore), get(Resume)];
    const [places, second, offer, others] = [get(PlaceKeeper), get(SecondPayment), get(ContinueOffer), get(OtherTabs)];
    const watch = get(ListWatch);
    /** Opens the app as main does, and lets the method list arrive. */
    const start = async (asked = '/deposit') => {
      const path = get(StartPlace).begin(asked) ?? asked;
      await navigation.go(path);
      if (path === '/resume') void resume.run();
      await settled();
      answerList();
      await settled();
    };
    const answerList = () => {
      for (const flow of ['deposit', 'withdrawal'] as const) {
        if (source.calls.includes(flow))
          source.answer(flow, [sampleMethod(), sampleMethod({ name: 'pix', cardViewType: 1 })]);
      }
      source.calls.length = 0;
    };
    return {
      ...stores,
      get,
      transaction: stores.current,
      paymentWindow: get(PaymentWindow),
      errors,
      navigation,
      methods,
      places,
      resume,
      offer,
      own: get(OwnOffer),
      word: get(HostWord),
      second,
      watch,
      others,
      start,
      answerList,
      source,
      wake,
    };
  };
  return { ...base, load };
}

export const rejecting = (error: AppError) => () => {
  throw error;
};

/** The player has gone to the form of this method. */
export async function onForm(page: ReturnType<ReturnType<typeof resumingTab>['load']>, method: string): Promise<void> {
  await page.start();
  void page.methods.load('deposit');
  page.answerList();
  await settled();
  page.methods.selectMethod(method);
  await page.navigation.go('/deposit/redirect/base');
}

/** A create was sent from the form and its reply lost; then the page was closed. */
export async function lostOnForm() {
  const kit = resumingTab();
  const before = kit.load();
  await onForm(before, 'visa');
  kit.gateway.loseReplies = 1;
  void before.attempts.create(kit.call());
  await settled();
  before.attempts.dispose();
  before.places.dispose();
  return kit;
}

/** The player's history, which contains that deposit. */
export function lines(now: number) {
  const line = { id: 'd1', flow: 'deposit' as const, paymentMethod: 'visa', amount: 500, currency: 'INR' };
  return [{ ...line, status: 'waiting' as const, createdAt: new Date(now).toISOString(), isCancellable: false }];
}

/** A player without a name made a deposit and left from `path`; then the page was loaded with another token. */
export async function leftUnnamed(path: string) {
  const kit = resumingTab({});
  const before = kit.load();
  await before.start();
  await before.attempts.create(kit.call());
  await before.navigation.go(path);
  for (const part of [before.places, before.attempts, before.statuses]) part.dispose();
  kit.changeToken();
  return kit;
}

export const RESUME = 'BANKING:deposit-resume';
export const LIST = 'BANKING:transactions-list';
export const code = { pix: { code: 'the-code-to-pay' } };
/** The host that hides a method which it has offered before. */
export const hiding = { userId: 'anna', methods: { hide: ['visa'] } };
export type Kit = ReturnType<typeof resumingTab>;
type Api = Parameters<typeof depositReply>[1];

/** What the gateway answers when it is asked for the create's response again. */
export const says = ({ realtime }: Kit, api: Api = { data: code }, status: 'waiting' | 'processed' = 'waiting') =>
  realtime.script(RESUME, ({ depositId }) => ({ ...depositReply(depositId, api), status }));

/** A deposit was made, and its page shown if one is given; the player is on the list. */
export async function made({ page, more }: { page?: string; more?: Partial<Registry> } = {}) {
  const kit = resumingTab(undefined, undefined, more);
  const tab = kit.load();
  await tab.start();
  void tab.methods.load('deposit');
  tab.answerList();
  await submit(tab.attempts, kit.call());
  if (page) {
    tab.transaction.set({ ...kit.call().intent, id: 'd1', data: code, pageId: undefined });
    await tab.navigation.go(page);
  }
  await tab.navigation.go('/deposit');
  const asked = () => kit.realtime.sentOf(RESUME).length;
  const reopen = () => tab.resume.reopen(tab.attempts.latest('deposit')!);
  return { kit, ...tab, asked, reopen };
}

/** The reply of a create was lost, and the page loaded again. The gateway lists what it has made of it. */
export async function lost(change: Partial<TransactionLine> = {}, more: Partial<Registry> = {}, method = 'visa') {
  const kit = resumingTab(undefined, undefined, more);
  const tab = kit.load();
  await tab.start();
  void tab.methods.load('deposit');
  tab.answerList();
  kit.gateway.loseReplies = 1;
  void tab.attempts.create(kit.call(500, method));
  await settled();
  for (const part of [tab.attempts, tab.places]) part.dispose();
  await kit.realtime.connect();
  const createdAt = new Date(kit.clock.now()).toISOString();
  const line = { id: 'd1', flow: 'deposit', paymentMethod: method, amount: 500, currency: 'INR' } as const;
  const transactions = [{ ...line, status: 'waiting' as const, createdAt, isCancellable: false, ...change }];
  kit.realtime.script(LIST, () => ({ transactions, hasMore: false }));
  const again = kit.load();
  await again.start();
  const reopen = async () => {
    const opening = again.resume.reopen(again.attempts.latest('deposit')!);
    await settled();
    again.answerList();
    await opening;
    const { step, transactionId } = again.attempts.latest('deposit')!;
    return { path: again.navigation.path, step, id: transactionId };
  };
  return { kit, ...again, reopen };
}
