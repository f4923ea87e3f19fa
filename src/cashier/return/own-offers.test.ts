/** Which payments of this tab the list offers. */
import { describe, expect, it } from 'vitest';
import { settled } from '../../core/time/clock.fake';
import type { Registry } from '../../kernel/registry-token';
import { depositReply } from '../test-kit/fake-gateway';
import { submit } from '../test-kit/tab';
import { RESUME, resumingTab, says } from './return.fixture';

const HOUR = 3_600_000;
const money = { methodName: 'visa', amount: 70, currency: 'INR' };

/** A tab on the list of withdrawals, with one that waits and was last seen on this page. */
async function withdrawn(page?: string) {
  const kit = resumingTab();
  const tab = kit.load();
  await tab.start('/withdrawal');
  void tab.methods.load('withdrawal');
  tab.answerList();
  tab.attempts.adopt({ ...money, flow: 'withdrawal' }, 'w1');
  tab.transaction.set({ ...money, flow: 'withdrawal', id: 'w1', data: null, pageId: undefined });
  if (page) await tab.navigation.go(page);
  await settled();
  return tab;
}

describe('a withdrawal', () => {
  it.each([
    ['/withdrawal/instruction', 70],
    ['/withdrawal/complete', undefined],
    ['/withdrawal/confirm', undefined],
    [undefined, undefined],
  ])('that was last seen on %s is offered with %s', async (page, amount) => {
    const { offer } = await withdrawn(page);
    expect(offer.payment?.amount).toBe(amount);
  });

  it('is not offered once it has ended', async () => {
    const { offer, statuses } = await withdrawn('/withdrawal/instruction');
    statuses.learn('withdrawal', 'w1', 'mistaked');
    expect(offer.payment).toBeUndefined();
  });
});

describe('a deposit', () => {
  async function several(more: Partial<Registry> = {}) {
    const kit = resumingTab(undefined, undefined, more);
    const tab = kit.load();
    await tab.start();
    void tab.methods.load('deposit');
    tab.answerList();
    for (const amount of [500, 600]) {
      await submit(tab.attempts, kit.call(amount, 'pix'));
      kit.clock.advance(1000);
    }
    return { ...kit, ...tab };
  }

  it('behind a later one is offered as long as payments of its method usually last, and the latest in any case', async () => {
    const { clock, offer } = await several({ resumeForMs: (_flow, method) => (method?.name === 'pix' ? HOUR : 0) });
    clock.advance(HOUR - 2001);
    expect(offer.payment?.amount).toBe(600);
    offer.decline();
    expect(offer.payment?.amount).toBe(500);
    clock.advance(1);
    expect(offer.payment).toBeUndefined();
    const later = (await several({ resumeForMs: () => 0 })).offer;
    expect(later.payment?.amount).toBe(600);
    later.decline();
    expect(later.payment).toBeUndefined();
  });

  it('is not offered on the other flow’s list', async () => {
    const { offer, methods, answerList } = await several();
    void methods.load('withdrawal');
    await settled();
    answerList();
    expect(offer.payment).toBeUndefined();
  });

  it('that is declined, or opened while another is, changes nothing more', async () => {
    const { realtime, offer, navigation } = await several();
    realtime.script('BANKING:deposit-resume', ({ depositId }) => ({
      ...depositReply(depositId),
      status: 'waiting' as const,
    }));
    const opening = offer.accept();
    expect([offer.isOpening, offer.payment?.amount]).toEqual([true, 600]);
    await Promise.all([opening, offer.accept()]);
    expect([offer.isOpening, navigation.visited.filter((path) => path === '/deposit/complete')]).toEqual([
      false,
      ['/deposit/complete'],
    ]);
    // As its row hands it on.
    const { decline } = offer;
    for (let times = 0; times < 3; times += 1) decline();
    expect(offer.payment).toBeUndefined();
    await offer.accept();
    expect(navigation.visited.at(-1)).toBe('/deposit/complete');
  });
});

describe('a deposit that this frame has not made', () => {
  const line = { id: 'd9', flow: 'deposit', paymentMethod: 'visa', currency: 'INR', status: 'waiting' } as const;
  const listed = { ...line, amount: 70, createdAt: '2026-01-01T00:00:00Z', isCancellable: false };

  it('gets no row while it is opened, also after one of this tab was', async () => {
    const kit = resumingTab();
    const { start, attempts, offer, resume, answerList } = kit.load();
    says(kit, {});
    await start();
    await submit(attempts, kit.call());
    const opening = offer.accept();
    await settled();
    answerList();
    await opening;
    kit.realtime.script(RESUME, () => new Promise(() => {}));
    void resume.reopenListed(listed);
    await settled();
    expect([offer.isOpening, offer.payment]).toEqual([true, undefined]);
  });

  it('but another frame of this tab has, gets none, and its status is followed once it is opened', async () => {
    const kit = resumingTab();
    const [other, tab] = [kit.load(), kit.load()];
    says(kit, {});
    await tab.start();
    await submit(other.attempts, kit.call());
    tab.attempts.unknownOf('deposit');
    expect([tab.attempts.stepOf('deposit'), tab.offer.payment]).toEqual(['created', undefined]);
    const opening = tab.resume.reopenListed({ ...listed, id: 'd1', amount: 500 });
    await settled();
    tab.answerList();
    await opening;
    expect([tab.transaction.status, tab.offer.payment?.amount]).toEqual(['waiting', 500]);
  });

  it('has no row without an id: nothing could be asked of it', async () => {
    const kit = resumingTab();
    const { start, attempts, offer } = kit.load();
    await start();
    kit.gateway.nextAnswers.push({ ...depositReply(''), depositId: undefined as never });
    await submit(attempts, kit.call());
    expect([attempts.stepOf('deposit'), offer.payment]).toEqual(['created', undefined]);
  });
});

describe('the row of a code', () => {
  it('is none of another player’s, of none, and of one that has ended', async () => {
    const kit = resumingTab({});
    const before = kit.load();
    expect(before.own.code).toBeUndefined();
    before.confirmation.begin({ ...money, withdrawalId: 'w1' }, {});
    expect(before.own.code?.withdrawalId).toBe('w1');
    before.statuses.follow({ flow: 'withdrawal', id: 'w1', methodName: 'visa' });
    expect(before.own.code?.withdrawalId).toBe('w1');
    kit.changeToken();
    const after = kit.load();
    await settled();
    expect([after.confirmation.current?.withdrawalId, after.own.code]).toEqual(['w1', undefined]);
    before.statuses.learn('withdrawal', 'w1', 'processed');
    expect(before.own.code).toBeUndefined();
  });
});
