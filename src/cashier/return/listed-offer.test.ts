/** What the list offers to a player whose view was closed and its storage lost. */
import { describe, expect, it } from 'vitest';
import type { RequestType } from '../../contract/realtime';
import type { TransactionLine } from '../../contract/transactions';
import { AppError } from '../../core/errors/app-error';
import { OffsetServerClock } from '../../core/time/server-clock';
import { depositReply } from '../test-kit/fake-gateway';
import { settled } from '../../core/time/clock.fake';
import { sampleMethod, sampleRegistry } from '../test-kit/samples';
import { ListedOffer } from './listed-offer';
import { rejecting, resumingTab } from './return.fixture';

const LIST = 'BANKING:transactions-list';
type Change = Partial<TransactionLine>;

const resumedWithdrawal = {
  withdrawalId: 'w1',
  apiResponse: { method: 'GET' as const, data: null, pageId: null, isFieldsRequired: false },
  confirmationRequested: false,
  withdrawalBlocked: false,
  fields: [],
  status: 'accepted' as const,
};

/** A new tab on its list. The gateway lists `lines`, newest first; by default they are waiting deposits of `visa`. */
async function newTab(...lines: Change[]) {
  const kit = resumingTab();
  const tab = kit.load();
  await tab.start();
  const now = kit.clock.now();
  const transactions = lines.map((change, index): TransactionLine => {
    const createdAt = new Date(now - index * 60_000).toISOString();
    const line = { id: `d${index}`, flow: 'deposit', paymentMethod: 'visa', amount: 70, currency: 'INR' } as const;
    return { ...line, status: 'waiting', createdAt, isCancellable: false, ...change };
  });
  kit.realtime.script(LIST, () => ({ transactions, hasMore: false }));
  kit.realtime.script('BANKING:deposit-resume', ({ depositId }) => ({
    ...depositReply(depositId),
    status: 'waiting' as const,
  }));
  const registry = sampleRegistry({
    pathForReply: (flow, { pageId }) => (pageId === 'offline' ? `/${flow}/instruction` : undefined),
  });
  const { own, methods, places, resume, errors } = tab;
  const clock = new OffsetServerClock(kit.clock);
  const make = () => new ListedOffer(kit.realtime, own, methods, places, resume, registry, clock, errors);
  const asked = (type: RequestType) => kit.realtime.sentOf(type).length;
  return { ...kit, ...tab, make, asked };
}

type Flow = 'deposit' | 'withdrawal';
type Tab = Awaited<ReturnType<typeof newTab>>;

async function paint({ methods, answerList }: Tab, flow: Flow = 'deposit') {
  const loading = methods.load(flow);
  await settled();
  answerList();
  await loading;
}

/** Looks for an offer, as the list does once it is painted. */
async function look(tab: Tab, flow: Flow = 'deposit') {
  await paint(tab, flow);
  const offer = tab.make();
  await offer.look(flow);
  return offer;
}

describe('a deposit that this tab knows nothing of', () => {
  it('is offered: the newest that waits', async () => {
    const { payment } = await look(await newTab({ status: 'processed' }, {}, {}));
    expect(payment).toMatchObject({ kind: 'deposit', line: { id: 'd1' } });
  });

  it.each([
    ['comes on a further page of the list', 'late', 2],
    ['is on the first page, and no further one is asked for', 'visa', 1],
  ])('is offered when its method %s', async (_name, paymentMethod, pages) => {
    const tab = await newTab({ paymentMethod });
    const loading = tab.methods.load('deposit');
    await settled();
    tab.source.answer('deposit', [sampleMethod()], 'visa');
    await loading;
    const offer = tab.make();
    void offer.look('deposit');
    await settled();
    if (pages > 1) tab.source.answer('deposit', [sampleMethod({ name: 'late' })]);
    await settled();
    expect(offer.payment).toMatchObject({ kind: 'deposit', line: { paymentMethod } });
    expect(tab.source.requests).toHaveLength(pages);
  });

  it.each<[string, Change[]]>([
    ['none is there', []],
    ['it has ended', [{ status: 'mistaked' }]],
    ['it is a withdrawal', [{ flow: 'withdrawal', status: 'accepted' }]],
    ['this design does not list its method', [{ paymentMethod: 'other' }]],
    ['it is a day old', [{ createdAt: new Date(Date.now() - 24 * 3_600_000 * 400).toISOString() }]],
  ])('is not offered when %s', async (_name, lines) => {
    const tab = await newTab(...lines);
    expect((await look(tab)).payment).toBeUndefined();
    expect(tab.asked('BANKING:deposit-resume')).toBe(0);
  });

  it('is passed over when its form was never finished, when it has just ended, and when the gateway refuses it', async () => {
    const tab = await newTab({}, {}, {}, {});
    tab.realtime.script('BANKING:deposit-resume', ({ depositId }) => {
      if (depositId === 'd0') return { ...depositReply('d0', { isFieldsRequired: true }), status: 'waiting' as const };
      if (depositId === 'd1') return { ...depositReply('d1'), status: 'processed' as const };
      throw new AppError('', { status: 404, code: 'banking.depositNotFound' });
    });
    expect((await look(tab)).payment).toBeUndefined();
    // The gateway is asked about no more than three of them.
    expect(tab.asked('BANKING:deposit-resume')).toBe(3);
    expect(tab.errors.reported).toEqual([]);
  });

  it('is declined for the rest of the visit, and no older one comes instead', async () => {
    const tab = await newTab({}, {});
    const offer = await look(tab);
    offer.decline();
    expect(offer.payment).toBeUndefined();
    offer.dispose();
    expect((await look(tab)).payment).toBeUndefined();
    tab.places.dispose();
    const reloaded = tab.load();
    expect(reloaded.places.pageOf('deposit', 'd0')?.isDeclined).toBe(true);
  });

  it('is opened like one of the history, and nothing on the list makes room for it meanwhile', async () => {
    const tab = await newTab({});
    const offer = await look(tab);
    const opening = offer.accept();
    expect([offer.isOpening, offer.payment?.line.id, tab.offer.payment]).toEqual([true, 'd0', undefined]);
    await opening;
    expect([tab.navigation.path, tab.attempts.latest('deposit')?.transactionId]).toEqual(['/deposit/complete', 'd0']);
    expect(tab.host.sent).toEqual([]);
    expect(tab.offer.payment).toMatchObject({ amount: 70 });
  });

  it('is not offered any more when it ends', async () => {
    const tab = await newTab({});
    const offer = await look(tab);
    tab.realtime.push('deposit.status', { id: 'other', status: 1 });
    tab.realtime.push('deposit.status', { id: 'd0', status: 9 });
    expect(offer.payment).toBeDefined();
    for (let times = 0; times < 2; times += 1) tab.realtime.push('deposit.status', { id: 'd0', status: 1 });
    expect(offer.payment).toBeUndefined();
  });

  it('is not offered when the player has begun another, or has left the list, before the answer', async () => {
    const tab = await newTab({});
    await paint(tab);
    let answer = (_reply: object): void => {};
    tab.realtime.script(LIST, () => new Promise<object>((resolve) => (answer = resolve)) as never);
    const line = { id: 'd0', flow: 'deposit', paymentMethod: 'visa', amount: 70, currency: 'INR', status: 'waiting' };
    const listed = { transactions: [{ ...line, createdAt: new Date(tab.clock.now()).toISOString() }], hasMore: false };
    const left = tab.make();
    const leaving = left.look('deposit');
    await settled();
    left.dispose();
    answer(listed);
    await leaving;
    expect(left.payment).toBeUndefined();

    const offer = tab.make();
    const looking = offer.look('deposit');
    await settled();
    await tab.attempts.create(tab.call());
    answer(listed);
    await looking;
    expect(offer.payment).toBeUndefined();
    tab.attempts.dispose();
  });

  it('is asked for again when the channel is back', async () => {
    const tab = await newTab({});
    tab.realtime.script(LIST, () => {
      tab.realtime.cut();
      throw new AppError('Cut', { code: 'socket.networkError' });
    });
    const offer = tab.make();
    const looking = offer.look('deposit');
    await settled();
    expect(tab.asked(LIST)).toBe(1);
    tab.realtime.script(LIST, () => ({ transactions: [], hasMore: false }));
    await tab.realtime.connect();
    await looking;
    expect(tab.asked(LIST)).toBe(2);
  });

  it.each([
    ['a gateway without a history is no fault', 404, 0],
    ['any other refusal is reported', 500, 1],
  ])('%s', async (_name, status, reports) => {
    const tab = await newTab({});
    tab.realtime.script(LIST, rejecting(new AppError('', { status })));
    expect((await look(tab)).payment).toBeUndefined();
    expect(tab.errors.reported).toHaveLength(reports);
    await look(tab);
    expect(tab.asked(LIST)).toBe(reports + 1);
  });
});

describe('a withdrawal that this tab knows nothing of', () => {
  const line: Change = { id: 'w1', flow: 'withdrawal', status: 'accepted' };

  it('leads to its code, and the host hears of it when it is confirmed', async () => {
    const tab = await newTab(line);
    tab.realtime.script('BANKING:withdrawal-resume', () => ({ ...resumedWithdrawal, confirmationRequested: true }));
    const offer = await look(tab, 'withdrawal');
    expect(offer.payment?.kind).toBe('code');
    await offer.accept();
    expect([tab.navigation.path, tab.confirmation.current?.withdrawalId]).toEqual(['/withdrawal/confirm', 'w1']);
    expect(tab.host.sent).toEqual([]);
    tab.attempts.tellHost('withdrawal', 'w1');
    expect(tab.host.sent).toMatchObject([
      { messageType: 'onCreateTransaction', eventId: 'w1' },
      { messageType: 'onTransactionStatus', eventId: 'w1', status: 'accepted' },
    ]);
  });

  it('is not offered beside the row of the same one, which this tab has come to know since', async () => {
    const tab = await newTab(line);
    tab.realtime.script('BANKING:withdrawal-resume', () => ({ ...resumedWithdrawal, confirmationRequested: true }));
    const offer = await look(tab, 'withdrawal');
    const own = { withdrawalId: 'w1', methodName: 'visa', amount: 70, currency: 'INR' };
    tab.confirmation.begin({ ...own, withdrawalId: 'w2' }, {});
    expect(offer.payment?.line.id).toBe('w1');
    tab.confirmation.begin(own, {});
    expect([offer.payment, tab.own.code?.withdrawalId]).toEqual([undefined, 'w1']);
  });

  it.each([
    ['that has a page is offered', 'offline' as const, 'page'],
    ['that only waits for the payout asks nothing of the player', null, undefined],
  ])('%s', async (_name, pageId, kind) => {
    const tab = await newTab(line);
    const apiResponse = { ...resumedWithdrawal.apiResponse, pageId };
    tab.realtime.script('BANKING:withdrawal-resume', () => ({ ...resumedWithdrawal, apiResponse }));
    expect((await look(tab, 'withdrawal')).payment?.kind).toBe(kind);
  });
});
