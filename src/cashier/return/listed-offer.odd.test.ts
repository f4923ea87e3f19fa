/** What of the gateway's list is looked at, and which answers end an offer. */
import { describe, expect, it } from 'vitest';
import type { TransactionLine } from '../../contract/transactions';
import { AppError } from '../../core/errors/app-error';
import { settled } from '../../core/time/clock.fake';
import type { Registry } from '../../kernel/registry-token';
import { depositReply } from '../test-kit/fake-gateway';
import { ListedOffer } from './listed-offer';
import { rejecting, resumingTab } from './return.fixture';

const LIST = 'BANKING:transactions-list';
const DEPOSIT = 'BANKING:deposit-resume';
const WITHDRAWAL = 'BANKING:withdrawal-resume';
const refused = (status?: number, code?: string) => rejecting(new AppError('', { status, code }));

/** A tab whose list is shown. `registry`: what the design says otherwise. */
async function onList(lines: Partial<TransactionLine>[], registry: Partial<Registry> = {}) {
  const kit = resumingTab(undefined, undefined, registry);
  const tab = kit.load();
  const flow = lines[0]?.flow ?? 'deposit';
  await tab.start(`/${flow}`);
  void tab.methods.load(flow);
  await settled();
  tab.answerList();
  await settled();
  const createdAt = new Date(kit.clock.now()).toISOString();
  const transactions = lines.map((change, index): TransactionLine => {
    const line = { id: `t${index}`, flow, paymentMethod: 'visa', amount: 70, currency: 'INR' } as const;
    return { ...line, status: 'waiting', createdAt, isCancellable: false, ...change };
  });
  kit.realtime.script(LIST, () => ({ transactions, hasMore: false }));
  kit.realtime.script(DEPOSIT, ({ depositId }) => ({ ...depositReply(depositId), status: 'waiting' as const }));
  const offer = tab.get(ListedOffer);
  const asked = (type: typeof DEPOSIT | typeof WITHDRAWAL) =>
    kit.realtime.sentOf(type).map(({ data }) => Object.values(data as object)[0] as unknown);
  return { ...kit, ...tab, offer, flow, asked };
}

const resumed = (more: object) => ({
  ...{ withdrawalId: 't0', confirmationRequested: false, withdrawalBlocked: false, fields: [] },
  apiResponse: { method: 'GET' as const, data: null, pageId: 'offline' as const, isFieldsRequired: false },
  ...{ status: 'accepted' as const, ...more },
});

describe('the list that is searched', () => {
  it('is the latest twenty', async () => {
    const { offer, realtime } = await onList([]);
    await offer.look('deposit');
    expect(realtime.sentOf(LIST).map(({ data }) => data)).toEqual([{ limit: 20 }]);
  });

  it('leaves out what is too old for its method, by the design’s word', async () => {
    const asks: unknown[] = [];
    const { offer } = await onList([{ paymentMethod: 'pix' }], {
      resumeForMs: (flow, method) => {
        asks.push([flow, method?.name]);
        return 0;
      },
    });
    await offer.look('deposit');
    expect([offer.payment, asks]).toEqual([undefined, [['deposit', 'pix']]]);
  });

  it('leaves out the withdrawal whose code has a row of its own', async () => {
    const { offer, realtime, confirmation, asked } = await onList([{ flow: 'withdrawal', status: 'accepted' }]);
    realtime.script(WITHDRAWAL, () => resumed({ confirmationRequested: true }));
    confirmation.begin({ withdrawalId: 't0', methodName: 'visa', amount: 70, currency: 'INR' }, {});
    await offer.look('withdrawal');
    expect([offer.payment, asked(WITHDRAWAL)]).toEqual([undefined, []]);
  });

  it('leaves out what a create without an answer may have made', async () => {
    const { offer, gateway, realtime, attempts, call, asked } = await onList([{ amount: 500 }]);
    gateway.loseReplies = 1;
    void attempts.create(call());
    await settled();
    attempts.dispose();
    await realtime.connect();
    await offer.look('deposit');
    expect(asked(DEPOSIT)).toEqual([]);
  });

  it('passes over what this design doesn’t list, and asks about three of the rest', async () => {
    const { offer, realtime, asked } = await onList([{}, { paymentMethod: 'other' }, {}, {}, {}]);
    realtime.script(DEPOSIT, refused(404, 'banking.depositNotFound'));
    await offer.look('deposit');
    expect([offer.payment, asked(DEPOSIT)]).toEqual([undefined, ['t0', 't2']]);
  });
});

describe('an answer', () => {
  it('is not needed where the form shows the payment by itself', async () => {
    const { offer, asked } = await onList([{}], { resumesByForm: () => true });
    await offer.look('deposit');
    expect([offer.payment?.kind, asked(DEPOSIT)]).toEqual(['deposit', []]);
  });

  it.each([
    ['401: nothing can be said', 401, 1],
    ['none: nothing can be said', undefined, 1],
    ['500: this one can’t be continued', 500, 2],
  ])('%s', async (_name, status, asks) => {
    const { offer, realtime, asked, errors } = await onList([{}, {}]);
    realtime.script(DEPOSIT, refused(status));
    await offer.look('deposit');
    expect([offer.payment, asked(DEPOSIT).length, errors.reported.length]).toEqual([
      undefined,
      asks,
      asks === 1 ? 1 : 0,
    ]);
  });

  it.each([
    ['has ended is none to continue', { status: 'processed' }, undefined],
    ['has ended, whatever code it waited for', { status: 'mistaked', confirmationRequested: true }, undefined],
    ['waits for its code', { confirmationRequested: true }, 'code'],
    ['has no page here', { apiResponse: null }, undefined],
    ['has a page', {}, 'page'],
  ])('of a withdrawal that %s', async (_name, more, kind) => {
    const { offer, realtime, asked } = await onList([{ flow: 'withdrawal', status: 'accepted' }]);
    realtime.script(WITHDRAWAL, () => resumed(more));
    await offer.look('withdrawal');
    expect([offer.payment?.kind, asked(WITHDRAWAL)]).toEqual([kind, ['t0']]);
  });

  it('that is a refusal of a withdrawal offers nothing', async () => {
    const { offer, realtime, errors } = await onList([{ flow: 'withdrawal', status: 'accepted' }]);
    realtime.script(WITHDRAWAL, refused(404, 'banking.withdrawalNotFound'));
    await offer.look('withdrawal');
    expect([offer.payment, errors.reported]).toEqual([undefined, []]);
  });
});

describe('the offer', () => {
  it('may be left before it looks', async () => {
    const { offer } = await onList([{}]);
    expect(offer.dispose).not.toThrow();
  });

  it('hears of its own flow, until the list is left', async () => {
    const { offer, realtime } = await onList([{}]);
    await offer.look('deposit');
    realtime.push('withdrawal.status', { id: 't0', status: 1 });
    expect(offer.payment?.line.id).toBe('t0');
    offer.dispose();
    realtime.push('deposit.status', { id: 't0', status: 2 });
    expect(offer.payment?.line.id).toBe('t0');
  });

  it('of nothing can neither be taken nor put off, and one that is being opened is opened once', async () => {
    const { offer, realtime, navigation, storage, resume, asked } = await onList([{}]);
    await offer.accept();
    offer.decline();
    expect([navigation.path, storage.keys('page.')]).toEqual(['/deposit', []]);
    await offer.look('deposit');
    realtime.script(
      DEPOSIT,
      ({ depositId }) =>
        new Promise((resolve) => {
          setTimeout(() => resolve({ ...depositReply(depositId), status: 'waiting' as const }));
        }),
    );
    const before = asked(DEPOSIT).length;
    await Promise.all([offer.accept(), offer.accept()]);
    expect([navigation.path, asked(DEPOSIT).length - before, resume.isRunning]).toEqual([
      '/deposit/complete',
      1,
      false,
    ]);
  });
});
