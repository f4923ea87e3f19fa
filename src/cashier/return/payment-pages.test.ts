/** To which page a payment leads: by what was shown, by what the gateway says, and by the form that shows it itself. */
import { describe, expect, it, vi } from 'vitest';
import type { TransactionLine } from '../../contract/transactions';
import { AppError } from '../../core/errors/app-error';
import { CALL_LIMIT_MS } from '../../core/realtime/call-limit';
import { settled } from '../../core/time/clock.fake';
import type { Registry } from '../../kernel/registry-token';
import { depositReply } from '../test-kit/fake-gateway';
import { submit } from '../test-kit/tab';
import { leftUnnamed, rejecting, resumingTab } from './return.fixture';

const RESUME = 'BANKING:deposit-resume';
const LIST = 'BANKING:transactions-list';
const code = { pix: { code: 'the-code-to-pay' } };
type Kit = ReturnType<typeof resumingTab>;
type Api = Parameters<typeof depositReply>[1];

const says = ({ realtime }: Kit, api: Api = { data: code }, status: 'waiting' | 'processed' = 'waiting') =>
  realtime.script(RESUME, ({ depositId }) => ({ ...depositReply(depositId, api), status }));

/** A deposit was made, and its page shown if one is given; the player is on the list. */
async function made({ page, more }: { page?: string; more?: Partial<Registry> } = {}) {
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

describe('a payment of this tab', () => {
  it('whose code is still here is shown again, and nothing is asked', async () => {
    const { reopen, navigation, asked } = await made({ page: '/deposit/code' });
    await reopen();
    expect([navigation.path, asked()]).toEqual(['/deposit/code', 0]);
  });

  it('whose code is another one’s is asked for', async () => {
    const { kit, reopen, navigation, transaction, asked } = await made({ page: '/deposit/code' });
    says(kit);
    transaction.set({ ...kit.call(600).intent, id: 'd2', data: code, pageId: undefined });
    await reopen();
    expect([navigation.path, asked(), transaction.current?.amount]).toEqual(['/deposit/code', 1, 500]);
  });

  it('that its form shows by itself leads there, and nothing is asked', async () => {
    const { reopen, navigation, asked } = await made({ more: { resumesByForm: () => true } });
    await reopen();
    expect([navigation.path, asked()]).toEqual(['/deposit/redirect/base', 0]);
  });

  it('that has ended leads to its end, and nothing is asked', async () => {
    const { reopen, navigation, statuses, asked } = await made();
    statuses.learn('deposit', 'd1', 'processed');
    await reopen();
    expect([navigation.path, asked()]).toEqual(['/deposit/complete', 0]);
  });

  it('whose page shows ends as well stays on it', async () => {
    const { kit, statuses, places } = await made({ page: '/deposit/invoice' });
    statuses.learn('deposit', 'd1', 'processed');
    places.dispose();
    const again = kit.load();
    await again.start();
    const opening = again.resume.reopen(again.attempts.latest('deposit')!);
    await settled();
    again.answerList();
    await opening;
    expect([again.navigation.path, kit.realtime.sentOf(RESUME)]).toEqual(['/deposit/invoice', []]);
  });

  it('with a page of the provider’s offers it on the page that waits for its end', async () => {
    const source = 'https://acquirer.example/pay';
    const { kit, reopen, navigation, paymentWindow, transaction } = await made();
    says(kit, { source, pageId: null });
    await reopen();
    expect(navigation.path).toBe('/deposit/complete');
    expect(paymentWindow.pending).toEqual({ kind: 'get', url: source });
    expect(transaction.current).toMatchObject({ id: 'd1', hasPage: true, pageId: undefined });
  });

  it('without one offers none', async () => {
    const { kit, reopen, paymentWindow, transaction } = await made();
    says(kit, { pageId: 'voucher' });
    await reopen();
    expect(paymentWindow.pending).toBeUndefined();
    expect(transaction.current).toMatchObject({ id: 'd1', hasPage: false, pageId: 'voucher' });
  });

  it.each([
    ['does not know the call', new AppError('', { code: 'contract.unknownType', status: 404 }), 0],
    ['fails', new AppError('', { status: 500 }), 1],
  ])('of which a gateway that %s says nothing leads to the page of its end', async (_name, error, reports) => {
    const { kit, reopen, navigation, errors } = await made();
    kit.realtime.script(RESUME, rejecting(error));
    await reopen();
    expect([navigation.path, errors.reported.length]).toEqual(['/deposit/complete', reports]);
  });
});

describe('a create whose reply was lost', () => {
  /** The gateway lists what it has made of it. */
  async function lost(change: Partial<TransactionLine> = {}, more: Partial<Registry> = {}) {
    const kit = resumingTab(undefined, undefined, more);
    const tab = kit.load();
    await tab.start();
    void tab.methods.load('deposit');
    tab.answerList();
    kit.gateway.loseReplies = 1;
    void tab.attempts.create(kit.call());
    await settled();
    for (const part of [tab.attempts, tab.places]) part.dispose();
    await kit.realtime.connect();
    const createdAt = new Date(kit.clock.now()).toISOString();
    const line = { id: 'd1', flow: 'deposit', paymentMethod: 'visa', amount: 500, currency: 'INR' } as const;
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

  it('leads to the page of what it has made', async () => {
    const { kit, reopen } = await lost();
    says(kit);
    expect(await reopen()).toEqual({ path: '/deposit/code', step: 'created', id: 'd1' });
  });

  it('that has ended leads to its end, with what the list says of it', async () => {
    const { kit, reopen, transaction } = await lost({ status: 'processed' });
    expect(await reopen()).toEqual({ path: '/deposit/complete', step: 'ended', id: 'd1' });
    expect(kit.realtime.sentOf(RESUME)).toEqual([]);
    expect([transaction.current, transaction.status]).toMatchObject([{ id: 'd1', amount: 500 }, 'processed']);
  });

  it('of which the gateway can’t say more is shown as the list has it', async () => {
    const { kit, reopen, transaction } = await lost();
    kit.realtime.script(RESUME, rejecting(new AppError('', { code: 'contract.unknownType', status: 404 })));
    expect(await reopen()).toEqual({ path: '/deposit/complete', step: 'created', id: 'd1' });
    expect([transaction.current, transaction.status]).toMatchObject([{ id: 'd1', amount: 500 }, 'waiting']);
  });

  it('that its form shows by itself leads there', async () => {
    const { kit, reopen } = await lost({}, { resumesByForm: () => true });
    expect(await reopen()).toMatchObject({ path: '/deposit/redirect/base' });
    expect(kit.realtime.sentOf(RESUME)).toEqual([]);
  });

  it.each<[string, (kit: Kit) => void]>([
    ['lacks fields', (kit) => says(kit, { isFieldsRequired: true })],
    ['is another player’s', ({ realtime }) => realtime.script(RESUME, rejecting(notFound))],
    ['is not listed', ({ realtime }) => realtime.script(LIST, () => ({ transactions: [], hasMore: false }))],
  ])('begins with its form where what it has made %s', async (_name, script) => {
    const { kit, reopen, transaction } = await lost();
    script(kit);
    expect(await reopen()).toEqual({ path: '/deposit/redirect/base', step: 'checking', id: undefined });
    expect(transaction.current).toBeUndefined();
  });
  const notFound = new AppError('', { code: 'banking.depositNotFound', status: 404 });
});

describe('the way there', () => {
  it('is found without the list of methods as well', async () => {
    const { kit } = await made({ page: '/deposit/code' });
    says(kit);
    const { resume, attempts, navigation, source, errors } = kit.load();
    const opening = resume.reopen(attempts.latest('deposit')!);
    expect(resume.isRunning).toBe(true);
    await settled();
    source.fail('deposit', new AppError('', { status: 500 }));
    await opening;
    expect([navigation.path, resume.isRunning, errors.reported]).toEqual(['/deposit/code', false, []]);
  });

  it('is the last one that the player has chosen', async () => {
    const { kit, reopen, resume, navigation, transaction, attempts } = await made();
    const first = reopen();
    await settled();
    attempts.adopt({ ...kit.call(70).intent }, 'd7');
    const second = reopen();
    await settled();
    for (const id of ['d1', 'd7']) {
      kit.realtime.reply(RESUME, { ...depositReply(id, { data: code }), status: 'waiting' });
      await settled();
    }
    await Promise.all([first, second]);
    expect([navigation.visited.at(-1), transaction.current?.id, resume.isRunning]).toEqual([
      '/deposit/code',
      'd7',
      false,
    ]);
    expect(navigation.visited.filter((path) => path === '/deposit/code')).toHaveLength(1);
  });

  it('is nothing that “back” leads to, and opens a form that is shown already anew', async () => {
    const { reopen, navigation } = await made({ more: { resumesByForm: () => true } });
    const go = vi.spyOn(navigation, 'go');
    await reopen();
    expect(go).toHaveBeenLastCalledWith('/deposit/redirect/base', { replace: false, isAnew: false });
    await reopen();
    expect(go).toHaveBeenLastCalledWith('/deposit/redirect/base', { replace: true, isAnew: true });
    await navigation.go('/resume');
    await reopen();
    expect(go).toHaveBeenLastCalledWith('/deposit/redirect/base', { replace: true, isAnew: false });
  });

  it('leads to the list where nothing was looked for, and where no gateway says in time whose it is', async () => {
    const nothing = resumingTab().load();
    await nothing.resume.run();
    expect([nothing.navigation.path, nothing.resume.flow, nothing.resume.isForPayment]).toEqual([
      '/deposit',
      'deposit',
      true,
    ]);
    const kit = await leftUnnamed('/deposit/complete');
    const { start, navigation, transaction } = kit.load();
    await start('/');
    await kit.clock.pass(CALL_LIMIT_MS - 1);
    expect(navigation.path).toBe('/resume');
    await kit.clock.pass(1);
    expect([navigation.path, transaction.current]).toEqual(['/deposit', undefined]);
  });
});
