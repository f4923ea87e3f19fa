/** Which payments of this tab the list offers. */
import { describe, expect, it } from 'vitest';
import { settled } from '../../core/time/clock.fake';
import type { Registry } from '../../kernel/registry-token';
import { depositReply } from '../test-kit/fake-gateway';
import { submit } from '../test-kit/tab';
import { resumingTab } from './return.fixture';

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
      await submit(tab.attempts, kit.call(amount));
      kit.clock.advance(1000);
    }
    return { ...kit, ...tab };
  }

  it('behind a later one is offered as long as payments of its method usually last, and the latest in any case', async () => {
    const { clock, offer } = await several({ resumeForMs: (_flow, method) => (method?.name === 'visa' ? HOUR : 0) });
    clock.advance(HOUR - 2001);
    expect(offer.payment?.amount).toBe(600);
    offer.decline();
    expect(offer.payment?.amount).toBe(500);
    clock.advance(1);
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
    for (let times = 0; times < 3; times += 1) offer.decline();
    expect(offer.payment).toBeUndefined();
    await offer.accept();
    expect(navigation.visited.at(-1)).toBe('/deposit/complete');
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
