/** Which attempts a tab keeps, and which of them is meant. */
import { describe, expect, it } from 'vitest';
import type { Flow } from '../../contract/primitives';
import { AppError } from '../../core/errors/app-error';
import { settled } from '../../core/time/clock.fake';
import { tab } from '../test-kit/tab';
import { ATTEMPT_PREFIX, type AttemptIntent } from './attempt-record';

const money = { methodName: 'visa', amount: 500, currency: 'INR' };
const deposit: AttemptIntent = { ...money, flow: 'deposit' };
const withdrawal: AttemptIntent = { ...money, flow: 'withdrawal' };
const lost = new AppError('Bad reply', { code: 'contract.invalidReply', outcomeUnknown: true });

/** A wish of its own for each amount: `make` it is answered with this id, `lose` by nothing, `hang` not yet. */
function book() {
  const kit = tab();
  const { attempts, ...page } = kit.load();
  const judge = (transactionId: string) => ({ kind: 'created' as const, transactionId });
  const wishOf = (intent: AttemptIntent) => ({ ...intent, digest: `of ${intent.amount}` });
  const press = (intent: AttemptIntent, send: () => Promise<string>) =>
    attempts.create({ intent: wishOf(intent), send, judge });
  const beside: typeof press = (intent, send) => {
    attempts.confirmBeside(wishOf(intent));
    return press(intent, send);
  };
  const unheard = () => Promise.reject(lost);
  const make = (id: string, intent = deposit) => beside(intent, () => Promise.resolve(id));
  const lose = (intent = deposit) => beside(intent, unheard).catch(() => undefined);
  const pressAgain = (intent = deposit) => press(intent, unheard).catch(() => undefined);
  const hang = (intent = deposit) => void beside(intent, () => new Promise(() => undefined));
  return { ...kit, ...page, attempts, make, lose, pressAgain, hang, again: () => kit.load().attempts };
}

describe('a transaction', () => {
  it('is told from one of the other flow that has the same id', async () => {
    const { attempts, make } = book();
    await make('1', deposit);
    await make('1', withdrawal);
    for (const flow of ['deposit', 'withdrawal'] as Flow[])
      expect([attempts.ofTransaction(flow, '1')?.intent.flow, attempts.latest(flow)?.intent.flow]).toEqual([
        flow,
        flow,
      ]);
    attempts.forget('withdrawal', '1');
    expect(attempts.all).toMatchObject([{ intent: { flow: 'deposit' } }]);
  });

  it('is the last that was created where it came after that of the other flow, and no later one is open', async () => {
    const { attempts, make, lose, clock } = book();
    await make('d1', deposit);
    clock.advance(1);
    await make('w1', withdrawal);
    expect(attempts.lastCreated?.transactionId).toBe('w1');
    clock.advance(1);
    await lose({ ...deposit, amount: 600 });
    expect(attempts.lastCreated?.transactionId).toBe('w1');
  });

  it('that this tab did not make is adopted as the latest, known after a reload, and not told to the host', () => {
    const { attempts, host, again, clock } = book();
    attempts.adopt(deposit, 'd1');
    clock.advance(1);
    attempts.adopt(deposit, 'd2');
    const record = { step: 'created', isHostTold: true };
    expect(again().all).toMatchObject([
      { ...record, transactionId: 'd1' },
      { ...record, transactionId: 'd2' },
    ]);
    clock.advance(1);
    attempts.adopt(deposit, 'd1');
    for (const { latest, all } of [attempts, again()])
      expect([latest('deposit')?.transactionId, all.length]).toEqual(['d1', 2]);
    expect(host.sent).toEqual([]);
  });
});

describe('beside a wish', () => {
  it('those wait that were created by its method and have not ended, the latest first', async () => {
    const { attempts, statuses, make, lose, clock } = book();
    for (const id of ['d1', 'd2', 'd3']) {
      await make(id, { ...deposit, amount: Number(id[1]) });
      clock.advance(1);
    }
    await make('w1', withdrawal);
    await make('d4', { ...deposit, amount: 4, methodName: 'pix' });
    await lose({ ...deposit, amount: 5 });
    statuses.learn('deposit', 'd2', 'processed');
    expect(attempts.waitingBeside(deposit).map(({ transactionId }) => transactionId)).toEqual(['d3', 'd1']);
  });

  it('those of its flow are unknown whose outcome nobody has said, the latest first', async () => {
    const { attempts, make, lose, clock } = book();
    for (const intent of [deposit, { ...deposit, amount: 600 }, withdrawal]) {
      await lose(intent);
      clock.advance(1);
    }
    await make('d7', { ...deposit, amount: 700 });
    expect(attempts.unknownOf('deposit').map(({ intent }) => intent.amount)).toEqual([600, 500]);
  });
});

describe('the latest of a flow', () => {
  const other = { ...deposit, amount: 600 };

  it('is what was submitted last, also after a reload, not what was begun last', async () => {
    const { attempts, pressAgain, lose, clock, again } = book();
    await pressAgain(deposit);
    clock.advance(1);
    await lose(other);
    // In the same millisecond as the other one, and later.
    for (const ms of [0, 1]) {
      clock.advance(ms);
      await pressAgain(deposit);
      expect(attempts.latest('deposit')?.intent.amount).toBe(500);
    }
    expect(again().latest('deposit')?.intent.amount).toBe(500);
  });

  it.each([0, 1])('is the later of two, %d ms apart, whatever is heard of the earlier one', async (apart) => {
    const { attempts, statuses, make, clock, again } = book();
    await make('d1');
    clock.advance(apart);
    await make('d2', other);
    statuses.learn('deposit', 'd1', 'processed');
    expect(attempts.latest('deposit')?.transactionId).toBe('d2');
    if (apart > 0) expect(again().latest('deposit')?.transactionId).toBe('d2');
  });
});

it('of what is settled the latest twenty are kept, and all whose outcome is unknown', async () => {
  const { attempts, make, lose, hang, clock, again } = book();
  hang({ ...deposit, amount: 1 });
  await lose({ ...deposit, amount: 2 });
  for (let amount = 3; amount <= 25; amount += 1) {
    clock.advance(1);
    await make(`d${amount}`, { ...deposit, amount });
  }
  const kept = [1, 2, ...Array.from({ length: 21 }, (_, index) => 5 + index)];
  for (const { all } of [attempts, again()])
    expect(all.map(({ intent }) => intent.amount).sort((a, b) => a - b)).toEqual(kept);
});

describe('another player’s payments', () => {
  it('stay away when another frame is looked at, and come back by flow and id alone', async () => {
    const { attempts, make, storage } = book();
    await make('1', deposit);
    await make('1', withdrawal);
    await make('2', { ...deposit, amount: 600 });
    const ids = () => {
      attempts.unknownOf('deposit');
      return attempts.all.map(({ intent, transactionId }) => `${intent.flow} ${transactionId}`);
    };
    attempts.leaveToOwner('deposit', '1');
    attempts.leaveToOwner('withdrawal', '1');
    attempts.leaveToOwner('deposit', '2');
    expect([ids(), storage.keys(ATTEMPT_PREFIX).length]).toEqual([[], 3]);
    attempts.takeBack('deposit', '2');
    expect(ids()).toEqual(['deposit 2']);
    attempts.takeBack('withdrawal', '1');
    expect(ids().sort()).toEqual(['deposit 2', 'withdrawal 1']);
  });

  it('do not come back where their own frame has let them go', async () => {
    const { attempts, make, again } = book();
    await make('d1');
    const own = again();
    attempts.leaveToOwner('deposit', 'd1');
    own.forget('deposit', 'd1');
    attempts.takeBack('deposit', 'd1');
    expect(attempts.all).toEqual([]);
  });
});

describe('what was adopted while the player had no name', () => {
  const id = 'd1';

  it.each([
    ['nothing else is known', []],
    ['another transaction is', [{ flow: 'deposit', id: 'd2', step: 'created' }]],
    ['one of the other flow has its id', [{ flow: 'withdrawal', id, step: 'created' }]],
    ['one with its id only waits for fields', [{ flow: 'deposit', id, step: 'needsFields' }]],
  ] as const)('is kept where %s', async (_what, others) => {
    const { attempts, storage, again } = book();
    attempts.adopt(deposit, id);
    const [adopted] = attempts.all;
    others.forEach(({ flow, id: transactionId, step }, index) => {
      const key = `00000000-0000-4000-8000-00000000009${index}`;
      const intent = { ...deposit, flow, digest: 'x' };
      storage.write(ATTEMPT_PREFIX + key, { ...adopted, key, intent, transactionId, step });
    });
    await settled();
    expect(again().find(adopted!.key)).toMatchObject({ transactionId: id });
  });

  it('never takes one with a name along', async () => {
    const { attempts, make, storage, again } = book();
    await make(id);
    const [own] = attempts.all;
    const key = '00000000-0000-4000-8000-000000000090';
    storage.write(ATTEMPT_PREFIX + key, { ...own, key });
    expect(again().all).toHaveLength(2);
  });
});
