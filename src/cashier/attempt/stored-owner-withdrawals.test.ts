/** Whose withdrawals a tab held when it was loaded: those that wait for their code among them. */
import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { settled } from '../../core/time/clock.fake';
import { tab } from '../test-kit/tab';
import { CONFIRMATION_PREFIX } from './pending-confirmation';

const LIST = 'BANKING:transactions-list';
const unnamed = {};
const noList = new AppError('', { code: 'unknown.type', status: 404 });
const notListed = { transactions: [], hasMore: false };
const refuse = (error: AppError) => () => {
  throw error;
};
const money = { methodName: 'visa', amount: 5, currency: 'EUR' };

/** The tab of a player without a name, which holds a withdrawal that waits for its code. */
function withCode() {
  const kit = tab(unnamed);
  kit.storage.write(`${CONFIRMATION_PREFIX}w1`, { withdrawalId: 'w1', ...money });
  return kit;
}

describe('a withdrawal that a tab held when it was loaded', () => {
  it('of another player who has a code to enter waits for its own', async () => {
    const kit = withCode();
    kit.realtime.script(LIST, () => notListed);
    const { confirmation } = kit.load();
    await settled();
    expect([confirmation.current, confirmation.waiting, confirmation.choose('w1')]).toEqual([undefined, [], false]);
    expect(kit.storage.keys(CONFIRMATION_PREFIX)).toHaveLength(1);
  });

  it('that was not listed is this player’s once it is pushed', async () => {
    const kit = withCode();
    kit.realtime.script(LIST, () => notListed);
    const { owner, confirmation } = kit.load();
    await settled();
    expect([owner.isPlayers('withdrawal', 'w1'), confirmation.current]).toEqual([false, undefined]);
    kit.realtime.push('withdrawal.status', { id: 'w1', status: 1 });
    expect([owner.isPlayers('withdrawal', 'w1'), confirmation.current?.withdrawalId]).toEqual([true, 'w1']);
  });

  it.each(['deposit', 'withdrawal'] as const)(
    'beside a deposit of the same id, of which the %s is listed',
    async (flow) => {
      const kit = tab(unnamed);
      await kit.load().attempts.create(kit.call());
      kit.changeToken();
      kit.storage.write(`${CONFIRMATION_PREFIX}d1`, { withdrawalId: 'd1', ...money });
      const line = { ...money, paymentMethod: 'visa', flow, status: 'accepted' as const, id: 'd1' };
      const transactions = [{ ...line, createdAt: '2026-01-01T00:00:00Z', isCancellable: false }];
      kit.realtime.script(LIST, () => ({ transactions, hasMore: false }));
      const { owner, confirmation } = kit.load();
      await settled();
      const isPlayers = () => [owner.isPlayers('deposit', 'd1'), owner.isPlayers('withdrawal', 'd1')];
      expect(isPlayers()).toEqual([flow === 'deposit', flow === 'withdrawal']);
      kit.realtime.push('deposit.status', { id: 'd1', status: 1 });
      expect(isPlayers()).toEqual([true, flow === 'withdrawal']);
      expect(confirmation.current !== undefined).toBe(flow === 'withdrawal');
    },
  );

  it.each([
    ['is not on this player’s list', 'w2', false],
    ['is on this player’s list', 'w1', true],
  ])('of a withdrawal that %s', async (_name, listed, isPlayers) => {
    const kit = withCode();
    const line = { ...money, paymentMethod: 'visa', flow: 'withdrawal' as const, status: 'accepted' as const };
    const { owner, confirmation } = kit.load();
    expect(owner.isPlayers('withdrawal', 'w1')).toBeUndefined();
    await settled();
    kit.realtime.reply(LIST, {
      transactions: [{ ...line, id: listed, createdAt: '2026-01-01T00:00:00Z', isCancellable: false }],
      hasMore: false,
    });
    await settled();
    expect(owner.isPlayers('withdrawal', 'w1')).toBe(isPlayers);
    expect(confirmation.current !== undefined).toBe(isPlayers);
  });

  it('of a withdrawal of the same session is known at once', async () => {
    const kit = tab(unnamed);
    const intent = { ...kit.call().intent, flow: 'withdrawal' as const };
    const { attempts, confirmation } = kit.load();
    const send = () => Promise.resolve('w1');
    await attempts.create({ intent, send, judge: (transactionId) => ({ kind: 'created', transactionId }) });
    confirmation.begin({ withdrawalId: 'w1', methodName: 'visa', amount: 500, currency: 'INR' }, {});
    const { owner } = kit.load();
    expect(owner.isPlayers('withdrawal', 'w1')).toBe(true);
    expect(kit.realtime.sentOf(LIST)).toEqual([]);
  });

  it.each([
    ['is this player’s', undefined, true],
    ['is not', new AppError('', { code: 'banking.withdrawalNotFound', status: 404 }), false],
    ['may be', new AppError('', { code: 'unknown.type', status: 404 }), undefined],
  ])('of a withdrawal, without a list, is told by the withdrawal itself: it %s', async (_name, error, isPlayers) => {
    const kit = withCode();
    kit.realtime.script(LIST, refuse(noList));
    const state = { apiResponse: null, status: 'accepted' as const, fields: [] };
    kit.realtime.script('BANKING:withdrawal-resume', () => {
      if (error) throw error;
      return { ...state, withdrawalId: 'w1', confirmationRequested: true, withdrawalBlocked: false };
    });
    const { owner, confirmation } = kit.load();
    await settled();
    expect([owner.isPlayers('withdrawal', 'w1'), confirmation.current?.withdrawalId]).toEqual([
      isPlayers,
      isPlayers === false ? undefined : 'w1',
    ]);
    expect(kit.realtime.sentOf('BANKING:withdrawal-resume')[0]?.data).toEqual({ withdrawalId: 'w1' });
  });
});
