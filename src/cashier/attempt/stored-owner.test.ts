import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { settled } from '../../core/time/clock.fake';
import { lines } from '../return/return.fixture';
import { tab } from '../test-kit/tab';

const STATUS = 'BANKING_DEPOSIT:deposit-status';
const LIST = 'BANKING:transactions-list';
const unnamed = {};
const notFound = new AppError('', { code: 'banking.depositNotFound', status: 404 });
const noList = new AppError('', { code: 'unknown.type', status: 404 });
const listed = { transactions: lines(0), hasMore: false };
const notListed = { transactions: [], hasMore: false };
const refuse = (error: AppError) => () => {
  throw error;
};

/** A deposit was made; then the page was reloaded in the same tab, with another token. */
async function reloaded(payload: Record<string, unknown>) {
  const kit = tab(payload);
  const { attempts, statuses } = kit.load();
  await attempts.create(kit.call());
  attempts.dispose();
  statuses.dispose();
  kit.changeToken();
  return kit;
}

describe('what a tab held of a payment when it was loaded', () => {
  it('is shown at once when the host names its player, and nobody is asked', async () => {
    const kit = await reloaded({ userId: 'anna' });
    const { owner, current } = kit.load();
    expect([owner.isPlayers('deposit', 'd1'), current.current?.amount]).toEqual([true, 500]);
    expect(kit.realtime.sentOf(LIST)).toEqual([]);
  });

  it('is shown at once to a player without a name who comes with the same token', async () => {
    const kit = tab(unnamed);
    await kit.load().attempts.create(kit.call());
    const { owner, current } = kit.load();
    expect([owner.isPlayers('deposit', 'd1'), current.current?.amount]).toEqual([true, 500]);
  });

  it('is not shown without a name before the gateway has said that it is this player’s', async () => {
    const kit = await reloaded(unnamed);
    const { owner, current, attempts } = kit.load();
    expect([owner.isPlayers('deposit', 'd1'), current.current]).toEqual([undefined, undefined]);
    await settled();
    kit.realtime.reply(LIST, listed);
    await settled();
    expect([owner.isPlayers('deposit', 'd1'), current.current?.amount]).toEqual([true, 500]);
    // For good: neither time nor another payment asks anew.
    await attempts.create(kit.call(700));
    await kit.clock.pass(5_000);
    expect(owner.isPlayers('deposit', 'd1')).toBe(true);
    expect(kit.realtime.sentOf(LIST)).toMatchObject([{ data: { limit: 20 } }]);
  });

  it('is shown when a push of it comes: such a push is sent to its player alone', async () => {
    const kit = await reloaded(unnamed);
    const { owner, current } = kit.load();
    kit.realtime.push('deposit.status', { id: 'd1', status: 1 });
    expect([owner.isPlayers('deposit', 'd1'), current.status]).toEqual([true, 'processed']);
    // A list that was asked for before does not know it yet.
    await settled();
    kit.realtime.reply(LIST, notListed);
    await settled();
    expect([owner.isPlayers('deposit', 'd1'), current.status]).toEqual([true, 'processed']);
  });

  it('of another player is never shown, asked for once more, and found again by its own', async () => {
    const kit = await reloaded(unnamed);
    const { owner, current, attempts } = kit.load();
    kit.realtime.script(LIST, () => notListed);
    await settled();
    expect([owner.isPlayers('deposit', 'd1'), current.current]).toEqual([false, undefined]);
    expect(attempts.latest('deposit')).toBeUndefined();
    await kit.clock.pass(660_000);
    expect([kit.realtime.sentOf(LIST).length, kit.realtime.sentOf(STATUS)]).toEqual([2, []]);
    kit.bringTokenBack();
    const own = kit.load();
    expect([own.owner.isPlayers('deposit', 'd1'), own.current.current?.amount]).toEqual([true, 500]);
  });

  it.each(['asked again', 'pushed'])(
    'that the gateway did not know at first is this player’s once it is %s',
    async (how) => {
      const kit = await reloaded(unnamed);
      let isKnown = false;
      kit.realtime.script(LIST, () => (isKnown ? listed : notListed));
      const { owner, current } = kit.load();
      await settled();
      expect([owner.isPlayers('deposit', 'd1'), current.current]).toEqual([false, undefined]);
      isKnown = true;
      if (how === 'pushed') kit.realtime.push('deposit.status', { id: 'd1', status: 1 });
      else await kit.clock.pass(5_000);
      await settled();
      expect([owner.isPlayers('deposit', 'd1'), current.current?.amount]).toEqual([true, 500]);
      if (how === 'pushed') expect(current.status).toBe('processed');
    },
  );

  it.each([408, 409, 423, 425, 429, 503])(
    'is kept, not shown, where the gateway wants to be asked later: %i',
    async (status) => {
      const kit = await reloaded(unnamed);
      kit.realtime.script(LIST, refuse(new AppError('', { status })));
      const { owner, attempts } = kit.load();
      await settled();
      expect([owner.isPlayers('deposit', 'd1'), attempts.latest('deposit')?.transactionId]).toEqual([undefined, 'd1']);
    },
  );

  it.each([
    ['has it', () => ({ status: 'WAITING' as const }), true],
    ['does not find it', refuse(notFound), undefined],
  ])('without a list, is told by its status: the gateway %s', async (_name, status, isPlayers) => {
    const kit = await reloaded(unnamed);
    kit.realtime.script(LIST, refuse(noList));
    kit.realtime.script(STATUS, status);
    const { owner, current } = kit.load();
    await settled();
    expect([owner.isPlayers('deposit', 'd1'), current.current?.amount]).toEqual([
      isPlayers,
      isPlayers ? 500 : undefined,
    ]);
  });

  it('waits for the channel, and is asked for again when the answer was lost', async () => {
    const kit = await reloaded(unnamed);
    kit.realtime.cut();
    const { owner } = kit.load();
    expect(kit.realtime.sentOf(LIST)).toHaveLength(0);
    await kit.realtime.connect();
    await settled();
    kit.realtime.cut();
    await settled();
    expect(owner.isPlayers('deposit', 'd1')).toBeUndefined();
    kit.realtime.script(LIST, () => listed);
    await kit.realtime.connect();
    await settled();
    expect(owner.isPlayers('deposit', 'd1')).toBe(true);
  });

  it.each([401, 429, 500])('stays hidden, and kept, when the gateway answers %i', async (status) => {
    const kit = await reloaded(unnamed);
    kit.realtime.script(LIST, refuse(new AppError('', { status })));
    const { owner, attempts } = kit.load();
    await settled();
    expect([owner.isPlayers('deposit', 'd1'), attempts.stepOf('deposit')]).toEqual([undefined, 'created']);
    // A list that fails is a list: no id of another player is asked for.
    expect(kit.realtime.sentOf(STATUS)).toEqual([]);
  });

  it('says nothing of what is made since', async () => {
    const kit = tab(unnamed);
    const { attempts, owner, current } = kit.load();
    await attempts.create(kit.call());
    expect([owner.isPlayers('deposit', 'd1'), current.current?.amount]).toEqual([true, 500]);
    expect(kit.realtime.sentOf(LIST)).toEqual([]);
  });

  it('of a create whose outcome is unknown keeps its key, and is not shown', async () => {
    const kit = tab(unnamed);
    kit.gateway.loseReplies = 1;
    const before = kit.load().attempts;
    void before.create(kit.call());
    await settled();
    before.dispose();
    kit.changeToken();
    const { attempts, owner } = kit.load();
    const { key, step } = attempts.latest('deposit')!;
    expect([owner.isPlayers('deposit', key), step]).toEqual([undefined, 'checking']);
  });

  it('is asked no more when the cashier goes away', async () => {
    const kit = await reloaded(unnamed);
    kit.realtime.cut();
    const { owner, statuses } = kit.load();
    owner.dispose();
    statuses.dispose();
    await kit.realtime.connect();
    await settled();
    expect(kit.realtime.sentOf(LIST)).toEqual([]);
  });
});
